# A server for `weimar serve`: see docs/hosting.md.
#
#   docker build -t weimar-server .
#   docker run -d --name weimar -p 2222:2222 -v weimar:/data weimar-server
#   docker exec weimar weimar invite Rosa --data /data --host games.example.org
FROM python:3.13-slim AS build
WORKDIR /src
COPY requirements-host.txt .
RUN python -m venv /opt/weimar && /opt/weimar/bin/pip install --no-cache-dir --require-hashes -r requirements-host.txt
COPY . .
RUN /opt/weimar/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin weimar \
    && install -d -o weimar -g weimar -m 700 /data
COPY --from=build /opt/weimar /opt/weimar
ENV PATH=/opt/weimar/bin:/usr/local/bin:/usr/bin:/bin LANG=C.UTF-8
USER weimar
VOLUME /data
EXPOSE 2222
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
    CMD ["weimar", "tables", "list", "--data", "/data"]
ENTRYPOINT ["weimar", "serve", "--address", "0.0.0.0", "--data", "/data", "--verbose"]
