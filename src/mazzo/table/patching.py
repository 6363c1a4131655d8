"""What has changed between two things that one viewer was shown, and how a client puts it together again.

A patch is an object or a list. An object has a patch for each part that has changed: the fields of an object, or the
elements of a list by their places. A list of one is what stands there now; an empty one says that nothing does; one of
two is the same in short (`alike`); one of three says of a list from which place how many elements make way for which
others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from mazzo.table.alike import lengthened, repeated, shortened

Patch = dict[str, Any] | list[Any]

Made = dict[str, list[tuple[Any, Any, Patch]]]
"""Patches of parts that were made already, by the name of the part."""


def difference(old: Any, new: Any, made: Made | None = None) -> Patch:
    """The patch that makes the new one of the old one; `{}` if they are the same. Made of these two and nothing else.

    Structs may be in it: it is for encoding. Where they are equal they are not looked into. Most parts of a scene are
    the same for all viewers: with `made` the patch of a part that was equal before and is equal now is made once.
    """
    if type(old) is not type(new) or old is None:
        return {} if old is new else whole(new)
    if not isinstance(new, Struct) or new.__struct_config__.omit_defaults:
        return {} if old == new else inner(old, new)
    found: dict[str, Any] = {}
    for field, before, now in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is not now:
            patch = of_part(field, before, now, {} if made is None else made)
            if patch is not None:
                found[field] = patch
    return found


def of_part(field: str, before: Any, now: Any, made: Made) -> Patch | None:
    """None if they are the same."""
    known = made.get(field)
    if known is not None:
        for earlier, later, patch in known:
            # The very same in the scenes of all viewers, as a rule: then nothing is compared.
            if earlier is before and later is now:
                return patch
    if before == now:
        return None
    if known is None:
        known = made[field] = []
    for earlier, later, patch in known:
        if earlier == before and later == now:
            return patch
    patch = inner(before, now)
    known.append((before, now, patch))
    return patch


def inner(old: Any, new: Any) -> Patch:
    """The same of two that differ; as a whole, unless half of the parts are the same or a list has kept some."""
    if type(old) is type(new):
        if isinstance(new, Struct):
            # As it is encoded, for the parts that are left out.
            return in_parts(msgspec.to_builtins(old), msgspec.to_builtins(new)) or whole(new)
        if isinstance(new, dict):
            return all_other(old, new) or in_parts(old, new) or whole(new)
        if isinstance(new, list) and len(old) == len(new):
            return in_places(old, new) or whole(new)
        if isinstance(new, list):
            return spliced(old, new)
    return whole(new)


def whole(new: Any) -> Patch:
    """What stands there now, as short as it can be said."""
    if not isinstance(new, list | dict) or len(new) < 2:
        return [new]
    if short := repeated(new):
        return short
    plain = msgspec.to_builtins(new)
    return shortened(plain) or [plain]


def in_parts(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any] | None:
    """None if more than half of the parts have changed; not where a long list has kept most of itself."""
    gone = [key for key in old if key not in new]
    differing = [key for key, now in new.items() if key not in old or old[key] != now]
    many = 2 * (len(gone) + len(differing)) > len(new)
    if many and not any(is_spliced(old.get(key), new[key]) for key in differing):
        return None
    found: dict[str, Any] = {key: [] for key in gone}
    for key in differing:
        found[key] = inner(old[key], new[key]) if key in old else whole(new[key])
    return found


def all_other(old: dict[str, Any], new: dict[str, Any]) -> Patch | None:
    """The new one, in short, if it holds one struct again and again and the old one another: as often as the turn goes
    on, and without comparing all parts."""
    if not old or len(new) < 2:
        return None
    before, now = next(iter(old.values())), next(iter(new.values()))
    if before == now or any(each is not before for each in old.values()):
        return None
    return repeated(new)


def in_places(old: Sequence[Any], new: Sequence[Any]) -> dict[str, Any] | None:
    differing = [place for place, now in enumerate(new) if old[place] != now]
    if 2 * len(differing) > len(new):
        return None
    return {str(place): inner(old[place], new[place]) for place in differing}


def is_spliced(old: Any, new: Any) -> bool:
    """Whether a list has become longer or shorter, and has kept its beginning or its end."""
    if not isinstance(old, list) or not isinstance(new, list) or len(old) == len(new):
        return False
    return bool(old and new) and (old[0] == new[0] or old[-1] == new[-1])


def spliced(old: Sequence[Any], new: Sequence[Any]) -> Patch:
    """What is the same at the beginning and at the end stays."""
    shorter = min(len(old), len(new))
    begin = 0
    while begin < shorter and old[begin] == new[begin]:
        begin += 1
    end = 0
    while end < shorter - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    if not begin and not end:
        return whole(new)
    return [begin, len(old) - begin - end, new[begin : len(new) - end]]


def patched(old: Any, patch: Patch) -> Any:
    """What a patch makes of plain data, which stays as it was."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        if len(patch) == 2:
            return lengthened(patch)
        begin, gone, put = patch
        return [*old[:begin], *put, *old[begin + gone :]]
    if not patch:
        return old
    if isinstance(old, list):
        changed = list(old)
        for place, part in patch.items():
            changed[int(place)] = patched(old[int(place)], part)
        return changed
    kept = dict(old)
    for key, part in patch.items():
        if part == []:
            del kept[key]
        else:
            kept[key] = patched(old.get(key), part)
    return kept
