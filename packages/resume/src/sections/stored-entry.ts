import { idOfPosition, type PointId } from '../fields/point.ts';
import type { Points } from '../fields/points.ts';
import type { EntrySection } from './define-section.ts';
import { flatMembers, readMembers } from './flat-entry.ts';
import { pointMembers } from './member-codecs.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * An entry as it is stored: its flat record, which releases without values read, and in `values` the ids of the points
 * that have others than their positions give. An entry without any is stored without `values`.
 */
export function storeEntry(section: EntrySection, entry: Members): Members {
  const stored = pointMembers(section).flatMap((name) => {
    const ids = (entry[name] as Points | undefined)?.points.map(({ id }) => id) ?? [];
    const isPlain = ids.every((id, position) => id === idOfPosition(position));
    return isPlain ? [] : [[name, { ids }]];
  });
  const flat = flatMembers(section, entry);
  return stored.length > 0 ? { ...flat, values: Object.fromEntries(stored) } : flat;
}

/**
 * The entry of a stored record. The flat text decides: where its lines are not as many as the ids beside it, or the ids
 * are not ids, a release without values has changed it, and its points have the ids of their positions.
 */
export function readStoredEntry(section: EntrySection, { values, ...flat }: Members): Members {
  const entry = readMembers(section, flat);
  const stored = new Map(Object.entries(Object(values)));
  const named = pointMembers(section).flatMap((name) => {
    const points = entry[name] as Points | undefined;
    const ids = readIds(stored.get(name));
    if (!points || ids.length !== points.points.length) return [];
    return [
      [name, { ...points, points: points.points.map((point, at) => ({ ...point, id: ids[at] })) }],
    ];
  });
  return { ...entry, ...Object.fromEntries(named) };
}

/** The ids that are stored of a text; none unless they are texts, each another. */
function readIds(stored: unknown): readonly PointId[] {
  const { ids } = Object(stored) as { ids?: unknown };
  const read = Array.isArray(ids) && ids.every(isId) ? ids : [];
  return new Set(read).size === read.length ? read : [];
}

const isId = (value: unknown): value is PointId => typeof value === 'string';

/** The record to store when a flat one is saved over `stored`: points of lines that did not change keep their ids. */
export const storeOver = (
  section: EntrySection,
  { values: _, ...flat }: Members,
  stored: Members,
): Members => storeEntry(section, readMembers(section, flat, readStoredEntry(section, stored)));
