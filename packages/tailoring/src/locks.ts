import {
  type Edit,
  type EntryId,
  type EntryKind,
  entriesOf,
  type Point,
  type Resume,
} from '@shortlist/model';
import type { Change, PointPlace, TextPlace } from './suggestion.ts';
import { placesOf, pointsAt, setPoints } from './text-places.ts';

/** Checks whether a person keeps an entry as it is. */
export const isEntryLocked = (resume: Resume, kind: EntryKind, id: EntryId): boolean =>
  entriesOf(resume, kind).some((entry) => entry.id === id && entry.locked === true);

/** Checks whether a person keeps the text of a place as it is: the point, or the entry that has it. */
export const isPlaceLocked = (resume: Resume, place: TextPlace): boolean =>
  'point' in place &&
  (isEntryLocked(resume, place.kind, place.id) ||
    (pointsAt(resume, place)?.points ?? []).some(({ id, locked }) => id === place.point && locked));

/** Returns the edits that keep what a change is about as it is: its points, or its entry. None where it is about neither. */
export function keepEdits(change: Change, resume: Resume): Edit[] {
  if (change.type === 'move-entry') {
    const { kind, id } = change;
    return [{ type: 'set-flag', kind, id, flag: 'locked', isOn: true }];
  }
  return lockPoints(
    resume,
    placesOf(change).filter((place) => 'point' in place),
  );
}

/** One edit for each field that has some of the points. */
function lockPoints(resume: Resume, places: readonly PointPlace[]): Edit[] {
  const isOfField = (one: PointPlace, other: PointPlace) =>
    one.kind === other.kind && one.id === other.id && one.field === other.field;
  return places
    .filter((place, at) => places.findIndex((each) => isOfField(each, place)) === at)
    .flatMap((field) => {
      const held = pointsAt(resume, field);
      const ids = places.filter((place) => isOfField(place, field)).map(({ point }) => point);
      const isMeant = ({ id }: { id: PointPlace['point'] }) => ids.includes(id);
      if (!held?.points.some(isMeant)) return [];
      const lock = (each: Point): Point => (isMeant(each) ? { ...each, locked: true } : each);
      return [setPoints(field, { ...held, points: held.points.map(lock) })];
    });
}
