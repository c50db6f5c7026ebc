"""What counts as one address, and which addresses are near."""

from __future__ import annotations

import ipaddress

_PRIVATE = [ipaddress.ip_network(n) for n in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")]
_UNIQUE_LOCAL = ipaddress.ip_network("fc00::/7")


def network_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or an IPv6 network of 64 bits.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1:2"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::', '192.0.2.7')
    """
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.IPv6Network((ip, 64), strict=False).network_address)
    return str(ip)


def is_near(address: str) -> bool:
    """Whether an address is this computer or the local network.

    >>> is_near("127.0.0.1"), is_near("192.168.1.5"), is_near("8.8.8.8"), is_near("")
    (True, True, False, False)
    """
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    ip = getattr(ip, "ipv4_mapped", None) or ip
    if ip.is_unspecified:
        return False
    if ip.version == 6:
        return ip.is_loopback or ip.is_link_local or ip in _UNIQUE_LOCAL
    return ip.is_loopback or ip.is_link_local or any(ip in net for net in _PRIVATE)
