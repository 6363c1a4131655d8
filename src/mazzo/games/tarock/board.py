"""Completes a scene of Tarock for boards that know no game: from what it shows already, so that it tells no more."""

from __future__ import annotations

from msgspec.structs import replace

from mazzo.games.tarock.areas import areas, facts
from mazzo.games.tarock.notes import notes, sides
from mazzo.games.tarock.scene import Scene
from mazzo.games.tarock.tally import tally


def completed(scene: Scene) -> Scene:
    """The same scene, with what any board draws."""
    return replace(
        scene,
        areas=areas(scene),
        facts=facts(scene),
        sides=sides(scene),
        notes=notes(scene),
        tally=tally(scene) if scene.phase == "over" else None,
    )
