"""Which tests `make quick` takes for a change."""

from __future__ import annotations

import quick


def test_a_module_has_the_test_that_mirrors_it() -> None:
    assert quick.chosen(["src/mazzo/table/due.py"]) == [*quick.ALWAYS, "tests/table/test_due.py"]


def test_what_is_in_a_folder_may_be_tested_under_its_name() -> None:
    assert "tests/kernel/test_simple.py" in quick.chosen(["src/mazzo/kernel/simple/notation.py"])


def test_a_changed_test_is_run() -> None:
    assert "tests/table/test_due.py" in quick.chosen(["tests/table/test_due.py"])
    assert "mazzo.testing.test_says" in quick.chosen(["src/mazzo/testing/test_says.py"])


def test_words_and_pages_have_tests_of_their_kind() -> None:
    assert "tests/test_locales.py" in quick.chosen(["src/mazzo/locales/de.ftl"])
    assert "tests/test_docs.py" in quick.chosen(["docs/hosting.md"])


def test_what_is_always_run_is_there() -> None:
    assert all((quick.ROOT / test).is_file() for test in (*quick.ALWAYS, *sum(quick.BY_KIND.values(), ())))


def test_games_are_held_to_their_contract_if_a_change_may_concern_them() -> None:
    assert quick.concerned(["src/mazzo/games/some/round.py", "tests/games/other/test_round.py"]) == ["other", "some"]
    assert quick.concerned(["src/mazzo/kernel/rng.py"]) is None
    assert quick.concerned(["src/mazzo/games/__init__.py"]) is None
    assert quick.chosen(["src/mazzo/games/some/round.py"])[-3:] == [quick.CONTRACT[-1], "--game", "some"]
    assert quick.concerned(["src/mazzo/server/app.py", "docs/hosting.md", "tests/games/test_door.py"]) == []


def test_the_browser_client_is_checked_if_it_changed() -> None:
    assert quick.has_browser(["web/src/App.svelte"])
    assert not quick.has_browser(["src/mazzo/server/app.py"])
