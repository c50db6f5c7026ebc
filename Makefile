# A new machine needs CPython 3.11 or newer, git and make. Everything else goes into .venv.

.DEFAULT_GOAL := help
.PHONY: help setup play test test-all coverage api jitter monkey mutants bench lock serve bench-ssh bench-memory saves screenshots cast packaging

BIN := .venv/bin
# Set when .venv is built, so that it is only rebuilt when its inputs change.
READY := .venv/.ready

help:  ## this list
	@echo "make play         play (sets up .venv first)"
	@echo "make test         run all checks, and all tests but the slow ones"
	@echo "make test-all     run all checks and all tests"
	@echo "make coverage     run tests and list what they miss (ARGS='tests/kernel')"
	@echo "make api          build the API reference for game authors in site/"
	@echo "make jitter       run the tests with random delays (ARGS='tests/server', JITTER=7)"
	@echo "make monkey       send random bursts of keys to the real program (ARGS='--minutes 30 --seed 7')"
	@echo "make mutants      plant small faults and list those no test notices (long; ARGS='-n 50 --rooms kernel')"
	@echo "make setup        only set up .venv"
	@echo "make bench        measure speed and compare it with the targets"
	@echo "make saves        after a change to rules or cards: play the games in saves/ again"
	@echo "make screenshots  after a change to the screens: draw docs/screenshots/ again"
	@echo "make cast         record docs/screenshots/play.cast, a short session of the real program"
	@echo "make serve        host games over SSH on port 2222 (docs/hosting.md; ARGS='--open' at home)"
	@echo "make bench-ssh    measure 80 players at 20 tables over SSH (some minutes, some GiB)"
	@echo "make bench-memory measure the memory of six players' clients for an hour (ARGS='--minutes 10')"
	@echo "make packaging    after a change to options: write the man page and shell completions again"
	@echo "make lock         after a change to dependencies: update uv.lock and both requirements files"

setup: $(READY)

# requirements-dev.txt pins every package, including indirect ones.
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
	$(BIN)/lint-imports
	@sh ./.ci/types-and-tests $(if $(SLOW),,-m "not slow")
ifdef SLOW
	@echo "make test: everything passed"
else
	@echo "make test: everything passed; $$(cat .pytest_cache/v/slow/left_out) slow tests were left out (make test-all runs them too)"
endif

# SLOW=1 includes the tests marked as slow.
test-all:
	@$(MAKE) test SLOW=1

coverage: $(READY)
	@$(BIN)/coverage run -m pytest $(ARGS)
	@$(BIN)/coverage report --sort=cover
	@$(BIN)/coverage html --quiet
	@echo "All lines: htmlcov/index.html"

api: $(READY)
	@PYTHONPATH=examples/duel $(BIN)/python -m pdoc --docformat markdown --output-directory site \
		weimar_tui.plugin weimar_tui.kernel weimar_tui.packs weimar_tui.text weimar_tui.bots.bot \
		weimar_tui.tui.game_view weimar_tui.testing weimar_duel
	@echo "API reference for game authors: site/index.html"

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
	uv export --quiet --frozen --extra ssh --extra web --extra postgres --extra metrics --no-dev --group build --no-emit-project --no-annotate \
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

bench-memory: $(READY)
	@$(BIN)/python benchmarks/bench_memory.py $(ARGS)
