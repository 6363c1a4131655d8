# `make play` and `make test` need Python 3.11 or newer, make and git; each sets up .venv by itself.

VENV := .venv
PYTHON := $(VENV)/bin/python
QUIETLY := sh tools/quietly.sh
PIP := $(QUIETLY) $(PYTHON) -m pip --disable-pip-version-check
INSTALL := $(PIP) install --quiet --require-hashes
COMPILED := build/compiled
UV := uv==0.13.7

CALMLY := $(PYTHON) tools/calmly.py
# One process more than there are cores: there is always a test that waits for a server.
PROCESSES := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Ctrl-C is no failure to complain of: the shell of a recipe waits for what it has started, and make ends silently.
.SHELLFLAGS := -c 'trap "exit 0" INT; eval "$$0"'

.PHONY: help
help:
	@echo 'To play'
	@echo '  make play           in the browser; sets everything up'
	@echo '  make play-terminal  in the terminal'
	@echo '  make setup          set up .venv alone; the command is then .venv/bin/mazzo'
	@echo 'To test'
	@echo '  make test           ten minutes on two idle cores: the browser client, Python on the interpreted engine, and'
	@echo '                      the table in a Chromium. It leaves out:'
	@echo '    make test-more      in ten more minutes, what is slow and what few changes touch: attacks, accounts, clubs,'
	@echo '                        days, reviews'
	@echo '    make test-web       the long matches in a Chromium, of every game, and a match of each in'
	@echo '                        Firefox and in WebKit, where there is one'
	@echo '    make test-long      more of what is slow on the interpreted engine and shown by others already'
	@echo '    make test-compiled  the same tests on the compiled engine (needs a C compiler and Python'"'"'s headers)'
	@echo '    make test-club      servers of several processes, with a PostgreSQL and a Redis'
	@echo '    make test-research  the environments for learning, by the tests of PettingZoo, Gymnasium and OpenSpiel'
	@echo '    make test-cluster   work on a Dask cluster of two workers, one of which is killed (a minute)'
	@echo '    make test-examples  the packages in examples/'
	@echo '    make lint           format, lint, types, layers'
	@echo '    make lint-deploy    what a club is set up with, by the programs that read it'
	@echo '  make quick          under a minute: what your change most likely broke'
	@echo '  make format         put the source into format'
	@echo 'To change Mazzo (see CONTRIBUTING.md)'
	@echo '  make dev            server and client, both following what you change'
	@echo '  make game NAME=…    a small game to start from, whose tests pass'
	@echo '  make test-newest    what a newer Python most likely breaks, on the newest that is here'
	@echo 'To measure'
	@echo '  make bench          the speed of the engine and of many rounds at once, beside OpenSpiel, RLCard and PettingZoo'
	@echo '  make strength       how strong the bots are: docs/bots.md; goes on where it was stopped'
	@echo '  make tempers        what the temperaments of bots cost: docs/bots.md; goes on where it was stopped'
	@echo '  make calibrate      how long the levels think on this machine'
	@echo '  make load           how many tables and moves a server carries, of one process and of two'
	@echo '  make reviews        how long a quick review of a match takes on this machine'
	@echo '  make soak           a server under attack for half an hour, or MINUTES=5'
	@echo '  make chaos          two servers on PostgreSQL and Redis to which everything happens, for an hour, or MINUTES=5'
	@echo '  make load-peers     what a move costs beside boardgame.io and Colyseus (needs Node and npm)'
	@echo 'To write what is generated'
	@echo '  make train GAME=…   what the bots of a game learn from play-outs; goes on where it was stopped'
	@echo '  make reasons        docs/reasons.md: why moves are refused'
	@echo '  make action-ids     docs/action-ids.md: the ids of moves and the layout of observations, for research'
	@echo '  make docs           build/site: this documentation as a site, with a reference; checks every link'
	@echo '  make game-numbers   docs/games: how long and how wide the games are'
	@echo '  make books          docs/books: the rule books, for reading without the program'
	@echo '  make best           lessons in which no expert would make the right move'
	@echo '  make lookalikes     which signs look alike, for names'
	@echo '  make puzzles        the puzzles that come with the games; goes on where it was stopped'
	@echo '  make puzzles-check  searches all of them again (a few minutes)'
	@echo '  make bids           docs/tarock-bids.md: which contracts the club player comes to'
	@echo '  make bidding        the table by which Tarock bots bid'
	@echo '  make types          web/src/api/types.ts: the messages of the server'
	@echo '  make licences       docs/licences.md: what Mazzo is made with'
	@echo '  make screenshots    build/screenshots: every page and game'
	@echo '  make lock           the newest versions of all requirements'
	@echo 'make clean            delete what was built; .venv too'

.PHONY: play
play: setup
	@if $(PYTHON) tools/client.py; then $(VENV)/bin/mazzo; else \
	  echo 'So this is the game in the terminal; `make play` tries again.'; $(VENV)/bin/mazzo play; fi

.PHONY: play-terminal
play-terminal: setup
	@$(VENV)/bin/mazzo play

.PHONY: setup
setup: $(VENV)/run.stamp

.PHONY: setup-dev
setup-dev: $(VENV)/dev.stamp

# An editable install: the command runs src/ as it is, interpreted.
EDITABLE := $(PIP) install -qq --no-deps --no-build-isolation --editable .

$(VENV)/run.stamp: requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo 'Installing what Mazzo needs to run into $(VENV) (about a minute) ...'
	@$(INSTALL) -r requirements.lock
	@$(EDITABLE)
	@touch $@

$(VENV)/dev.stamp: requirements-dev.lock requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo 'Installing Mazzo and its development tools into $(VENV) (about two minutes) ...'
	@$(INSTALL) -r requirements-dev.lock
	@$(EDITABLE)
	@touch $@ $(VENV)/run.stamp

# It deletes itself what it has not finished.
.PRECIOUS: $(VENV)/bin/python
$(VENV)/bin/python:
	@sh tools/venv.sh $(VENV)

# Brings web/dist up to date, which an editable install serves.
.PHONY: client
client: setup-dev
	@$(PYTHON) tools/client.py

.PHONY: test
test: setup-dev
	@$(PYTHON) tools/client.py check test
	@$(CALMLY) 'Testing everything but the browser (about five minutes on two cores)' -n $(PROCESSES) --dist worksteal -m 'not club and not long and not more'
	@MAZZO_BROWSER=1 $(CALMLY) 'Testing in a Chromium (about four minutes)' $(IN_BROWSER) -m 'not long and not more'
	@echo 'All of that passed. `make help` says what was left out.'

# What is slow and few changes touch.
.PHONY: test-more
test-more: client
	@$(CALMLY) 'Testing more of the server and of the bots (about five minutes on two cores)' -n $(PROCESSES) --dist worksteal -m 'more and not club and not long'
	@MAZZO_BROWSER=1 $(CALMLY) 'Testing more pages in a Chromium (about four minutes)' $(IN_BROWSER) -m 'more and not long'

# What is long on the interpreted engine; `make test-compiled` has it, too.
.PHONY: test-long
test-long: setup-dev
	@$(CALMLY) 'Testing what takes long' -n $(PROCESSES) --dist worksteal -m 'long and not club'

# What a change most likely broke.
.PHONY: quick
quick: setup-dev
	@$(PYTHON) tools/quick.py

# Tests in a browser have a run of their own, and one that hangs says where and is ended. Without a browser they
# are left out, and the last lines say so.
IN_BROWSER := tests/web tests/games/*/web mazzo.testing.browser \
  --ignore=tests/web/test_built.py --ignore=tests/web/test_words.py -n 2 --dist worksteal -o faulthandler_timeout=1500 -o faulthandler_exit_on_timeout=true

.PHONY: test-web
test-web: client
	@$(PYTHON) -m mazzo.testing.support.chromium >/dev/null
	@MAZZO_BROWSER=1 $(CALMLY) 'Testing in a Chromium, long matches too, and in Firefox and WebKit' $(IN_BROWSER)

# The tests do not see src/: PYTHONPATH comes before the editable install. LEFT_OUT=--ignore=tests/server leaves something out.
.PHONY: test-compiled
test-compiled: compiled
	@MAZZO_BUILD=compiled PYTHONPATH=$(COMPILED) $(CALMLY) 'Testing the compiled engine' -n $(PROCESSES) --dist worksteal -m 'not club' $(LEFT_OUT)
	@MAZZO_COMPILED=$(COMPILED) $(CALMLY) 'Testing an interpreted server with compiled bots' tests/server/test_two_builds.py

# Servers of several processes: what needs a PostgreSQL or a Redis; the server's tests once more, each server of them two
# processes on PostgreSQL; and everything that can happen to them.
.PHONY: test-club
test-club: test-databases
	@MAZZO_SERVERS=2 $(CALMLY) 'Testing servers of two processes' tests/server -n $(PROCESSES) --dist worksteal -m 'not club'
	@$(MAKE) --no-print-directory test-chaos

.PHONY: test-databases
test-databases: setup-dev
	@$(CALMLY) 'Testing with PostgreSQL and Redis' tests -n $(PROCESSES) --dist worksteal -m club

.PHONY: test-chaos
test-chaos: setup-dev
	@MAZZO_CHAOS=180 $(CALMLY) 'Chaos in a club (about five minutes)' tests/server/test_chaos.py

# Our environments by the tests of those for whom they are; needs their libraries. What is compiled of them is tested on
# the compiled build, too, where one can be made.
.PHONY: test-research
test-research: $(VENV)/research.stamp
	@MAZZO_RESEARCH=1 $(CALMLY) 'Testing the environments for learning' tests/research tests/tools/test_train.py docs/research.md --doctest-glob=docs/research.md -n $(PROCESSES) --dist worksteal
	@problem="$$($(PYTHON) tools/engine.py)"; if [ -z "$$problem" ]; then $(MAKE) --no-print-directory test-research-compiled; \
	  else echo "Many rounds at once are not tested on the compiled engine: $$problem"; fi

.PHONY: test-research-compiled
test-research-compiled: $(VENV)/research.stamp compiled
	@MAZZO_RESEARCH=1 MAZZO_BUILD=compiled PYTHONPATH=$(COMPILED) $(CALMLY) 'Testing many rounds at once on the compiled engine' tests/research/test_arrays.py tests/research/test_batch.py tests/research/test_examples.py -n $(PROCESSES) --dist worksteal

# A real scheduler and two workers on this machine.
.PHONY: test-cluster
test-cluster: $(VENV)/cluster.stamp
	@MAZZO_CLUSTER=1 $(CALMLY) 'Testing work on a Dask cluster (about a minute)' tests/arena/test_cluster.py

# On the compiled build too, if there is one.
.PHONY: test-examples
test-examples: client
	@$(PYTHON) tools/examples.py

# Takes seconds when little has changed.
.PHONY: compiled
compiled: setup-dev
	@echo 'Compiling the engine into $(COMPILED) ...'
	@rm -rf build/dist $(COMPILED)
	@MAZZO_COMPILE=require MAZZO_WEB=no $(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir build/dist .
	@$(PIP) install --quiet --no-deps --target $(COMPILED) build/dist/*.whl

.PHONY: lint
lint: setup-dev
	$(PYTHON) -m ruff format --check
	$(PYTHON) -m ruff check
	$(PYTHON) -m mypy
	$(VENV)/bin/lint-imports

.PHONY: lint-deploy
lint-deploy: setup-dev
	@$(PYTHON) -m pytest --quiet -rs tests/test_deploy.py

.PHONY: format
format: setup-dev
	@$(PYTHON) -m ruff check --fix --quiet || true
	@$(PYTHON) -m ruff format

.PHONY: bench
bench: $(VENV)/bench.stamp $(VENV)/research.stamp compiled
	@$(PYTHON) bench/run.py
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/batches.py

.PHONY: strength
strength: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/strength.py $(if $(CLUSTER),--cluster $(CLUSTER))
	@$(PYTHON) tools/bot_ratings.py

.PHONY: tempers
tempers: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/tempers.py

.PHONY: calibrate
calibrate: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/calibrate.py

.PHONY: reviews
reviews: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/reviews.py

.PHONY: load
load: compiled
	@$(PYTHON) bench/load.py
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/load_club.py
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/load_growth.py

MINUTES := 30
.PHONY: soak
soak: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/soak.py --minutes $(MINUTES)

chaos: MINUTES := 60
.PHONY: chaos
chaos: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/chaos.py --minutes $(MINUTES)

# Installs them from npm into build/peers.
.PHONY: load-peers
load-peers: compiled
	@$(PYTHON) bench/load_peers.py

$(VENV)/bench.stamp: requirements-bench.lock $(VENV)/dev.stamp
	@echo 'Installing OpenSpiel, RLCard and PettingZoo, for comparison, into $(VENV) ...'
	@$(INSTALL) -r requirements-bench.lock
	@touch $@

$(VENV)/research.stamp: requirements-research.lock $(VENV)/dev.stamp
	@echo 'Installing PettingZoo, Gymnasium and OpenSpiel into $(VENV) ...'
	@$(INSTALL) -r requirements-research.lock
	@touch $@

$(VENV)/docs.stamp: requirements-docs.lock $(VENV)/dev.stamp
	@echo 'Installing Sphinx into $(VENV) ...'
	@$(INSTALL) -r requirements-docs.lock
	@touch $@

.PHONY: docs
docs: $(VENV)/docs.stamp
	@$(PYTHON) tools/documentation.py

.PHONY: game-numbers
game-numbers: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) tools/game_numbers.py

$(VENV)/cluster.stamp: requirements-cluster.lock $(VENV)/dev.stamp
	@echo 'Installing Dask into $(VENV) ...'
	@$(INSTALL) -r requirements-cluster.lock
	@touch $@

.PHONY: reasons
reasons: setup-dev
	@$(PYTHON) tools/reasons.py

.PHONY: action-ids
action-ids: setup-dev
	@$(PYTHON) tools/action_ids.py

.PHONY: books
books: setup-dev
	@$(PYTHON) tools/books.py

.PHONY: best
best: setup-dev
	@$(PYTHON) tools/best_moves.py

# ICU is there for this alone, in an environment of its own.
.PHONY: lookalikes
lookalikes: setup-dev
	@$(PYTHON) -m venv build/lookalikes && $(QUIETLY) build/lookalikes/bin/python -m pip install --quiet \
	  --require-hashes -r requirements-lookalikes.lock
	@build/lookalikes/bin/python tools/lookalikes.py

.PHONY: licences
licences: client
	@$(PYTHON) tools/licences.py

.PHONY: types
types: client
	@$(PYTHON) tools/types_of_messages.py

.PHONY: screenshots
screenshots: client
	@MAZZO_COMPILE=no $(PYTHON) tools/screenshots.py build/screenshots

.PHONY: bids
bids: setup-dev
	@echo 'Playing 10,000 deals of Tarock ...'
	@$(PYTHON) bench/tarock_bids.py

.PHONY: bidding
bidding: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) bench/tarock_bidding.py

# Fits with NumPy, which comes with what research needs, in one thread, so that it adds up in the same order. Then compile
# again: the nets are part of the engine.
.PHONY: train
train: $(VENV)/research.stamp compiled
	@OPENBLAS_NUM_THREADS=1 PYTHONPATH=$(COMPILED) $(PYTHON) tools/train.py '$(GAME)'

.PHONY: puzzles
puzzles: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) tools/puzzles.py

.PHONY: puzzles-check
puzzles-check: compiled
	@PYTHONPATH=$(COMPILED) $(PYTHON) tools/puzzles.py check

.PHONY: lock
lock: setup
	@$(PYTHON) -m venv build/lock && $(QUIETLY) build/lock/bin/python -m pip install --quiet $(UV)
	@sh tools/lock.sh build/lock/bin/uv

.PHONY: clean
clean:
	rm -rf build $(VENV) src/*.egg-info .*_cache .hypothesis web/dist web/node_modules

# For those who work on Mazzo: CONTRIBUTING.md.

# Server and client, each of which takes in what is changed.
.PHONY: dev
dev: setup-dev
	@$(PYTHON) tools/dev.py

# A game to start from, as a package of its own: make game NAME=scopa, and FOLDER=path if not in examples/.
.PHONY: game
game: setup-dev
	@$(PYTHON) tools/new_game.py '$(NAME)' '$(FOLDER)'

# What a newer Python most likely breaks, on the newest that is here; one line says so where there is none.
.PHONY: test-newest
test-newest:
	@sh tools/newest.sh
