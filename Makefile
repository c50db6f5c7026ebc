# A fresh machine needs CPython 3.11 or newer, git and make; everything else goes into .venv.

.DEFAULT_GOAL := help
.PHONY: help setup play test jitter monkey mutants bench lock serve bench-ssh saves screenshots cast packaging

BIN := .venv/bin
# Building .venv leaves this mark; it is built anew only when what it is made from has changed.
READY := .venv/.ready

help:  ## this list
	@echo "make play         play (sets up .venv first)"
	@echo "make test         all checks and tests"
	@echo "make jitter       the tests on a machine where everything comes late (ARGS='tests/server', JITTER=7)"
	@echo "make monkey       random bursts of keys into the real program (ARGS='--minutes 30 --seed 7')"
	@echo "make mutants      plant small faults and see whether the tests notice (long; ARGS='-n 50 --rooms kernel')"
	@echo "make setup        only set up .venv"
	@echo "make bench        measure speed, with the targets beside"
	@echo "make saves        after a change of rules or cards: play the games in saves/ anew"
	@echo "make screenshots  after a change of the screens: draw docs/screenshots/ anew"
	@echo "make cast         record docs/screenshots/play.cast anew, a short play of the real program"
	@echo "make serve        host games over SSH at port 2222 (docs/hosting.md; ARGS='--open' at home)"
	@echo "make bench-ssh    measure 80 players at 20 tables over SSH (some minutes, some GiB)"
	@echo "make packaging    after a change of options: write the man page and shell completions again"
	@echo "make lock         after a change of dependencies: renew uv.lock and both requirements files"

setup: $(READY)

# requirements-dev.txt pins everything, also what is only needed indirectly, for pips of any age.
$(READY): pyproject.toml requirements-dev.txt
	@python=$$(sh ./.ci/find-python) || exit 1; \
	if ! $(BIN)/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		echo "Setting up .venv with $$python ..."; \
		$$python -m venv --clear .venv || exit 1; \
	fi
	@echo "Installing the packages of requirements-dev.txt (a minute or two the first time) ..."
	@$(BIN)/python -m pip install --disable-pip-version-check -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $(READY)

play: $(READY)
	@$(BIN)/weimar

test: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest -n 4 --dist worksteal --durations=10
	@echo "make test: everything passed"

jitter: $(READY)
	@nice $(BIN)/python -m pytest -p tests.jitter $(ARGS)

monkey: $(READY)
	@$(BIN)/python -m tests.monkey $(ARGS)

mutants: $(READY)
	@nice $(BIN)/python -m tests.mutants $(ARGS)

bench: $(READY)
	@$(BIN)/python benchmarks/bench.py
	@$(BIN)/python benchmarks/terminal.py

lock: $(READY)
	uv lock
	uv export --quiet --frozen --all-groups --no-emit-project --no-hashes --no-annotate \
		--output-file requirements-dev.txt
	uv export --quiet --frozen --extra ssh --extra web --no-dev --group build --no-emit-project --no-annotate \
		--output-file requirements-host.txt

saves: $(READY)
	@PYTHONPATH=examples/duel $(BIN)/python -m tests.make_saves $(ARGS)

packaging: $(READY)
	@$(BIN)/python packaging/make.py

cast: $(READY)
	@$(BIN)/python docs/screenshots/cast.py

screenshots: $(READY)
	@$(BIN)/python docs/screenshots/make.py

serve: $(READY)
	@$(BIN)/weimar serve $(ARGS)

bench-ssh: $(READY)
	@$(BIN)/python benchmarks/bench_ssh.py $(ARGS)
