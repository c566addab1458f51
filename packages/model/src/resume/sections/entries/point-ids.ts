import { keepPoints } from '../../../points/keep-points.ts';
import { makePoint, type Point, type PointId } from '../../../points/point.ts';
import type { EntrySection } from '../define-section.ts';
import { pointMembers } from './member-codecs.ts';
import { pointsIn } from './member-values.ts';

/** Returns the entry in which points that `before` does not have get ids from `newId`. */
export function withNewPointIds<E extends object>(
  section: EntrySection,
  entry: E,
  before: object,
  newId: () => PointId,
): E {
  return mapPoints(section, entry, (points, name) => {
    const known = new Set(pointsIn(before, name)?.points.map(({ id }) => id));
    return points.map((point) => (known.has(point.id) ? point : { ...point, id: newId() }));
  });
}

/** Returns the entry whose points have the ids of those of `other` that say the same, or that they were. */
export const sharePointIds = <E extends object>(
  section: EntrySection,
  entry: E,
  other: object,
): E =>
  mapPoints(section, entry, (points, name) => {
    const texts = points.map(({ text }) => text);
    const ids = keepPoints(texts, pointsIn(other, name)?.points).map(({ id }) => id);
    return points.map((point, at) => makePoint(ids[at] ?? point.id, point.text, point));
  });

function mapPoints<E extends object>(
  section: EntrySection,
  entry: E,
  map: (points: readonly Point[], name: string) => readonly Point[],
): E {
  const members = pointMembers(section).flatMap((name) => {
    const said = pointsIn(entry, name);
    return said ? [[name, { ...said, points: map(said.points, name) }]] : [];
  });
  return { ...entry, ...Object.fromEntries(members) };
}
