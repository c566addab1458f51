import type { Points } from '../../fields/point.ts';
import { idOfPosition, makePoint, type PointId } from '../../fields/point.ts';
import { pointValues, withPointValues } from '../../fields/point-values.ts';
import { pointsCodec } from '../../fields/points.ts';
import type { EntrySection } from '../define-section.ts';
import { flagsOf } from './entry-flags.ts';
import { flatMembers, readMembers, readTexts } from './flat-entry.ts';
import { pointMembers } from './member-codecs.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * An entry as it is stored: its flat record, which releases without values read, and in `values` what that does not say:
 * its flags, the ids of points that have others than their positions give, marks, and which are hidden, with the text
 * that those belong to. An entry whose texts say all is stored without `values`.
 */
export function storeEntry(section: EntrySection, entry: Members): Members {
  const stored = pointMembers(section).flatMap((name) => {
    const value = storePoints(entry[name] as Points | undefined);
    return value ? [[name, value]] : [];
  });
  const { values: _, ...flat } = flatMembers(section, entry);
  const beside = { ...flagsOf(entry), ...Object.fromEntries(stored) };
  return Object.keys(beside).length > 0 ? { ...flat, values: beside } : flat;
}

function storePoints(said: Points | undefined): Members | undefined {
  if (!said) return undefined;
  const ids = said.points.map(({ id }) => id);
  const isPlain = ids.every((id, position) => id === idOfPosition(position));
  const values = pointValues(said);
  if (isPlain && !values) return undefined;
  return { ...(!isPlain && { ids }), ...(values && { ...values, text: pointsCodec.toFlat(said) }) };
}

/**
 * The entry of a stored record. The flat text decides: where a release without values has changed it, points have the ids
 * of their positions unless as many ids stand beside it, and the marks of the text before move with its lines.
 */
export function readStoredEntry(section: EntrySection, { values, ...flat }: Members): Members {
  const stored = new Map(Object.entries(Object(values)));
  const entry = readTexts(section, flat);
  const read = pointMembers(section).flatMap((name) => {
    const points = entry[name] as Points | undefined;
    return points ? [[name, readPoints(points, stored.get(name))]] : [];
  });
  return { ...entry, ...Object.fromEntries(read), ...flagsOf(values) };
}

function readPoints(plain: Points, stored: unknown): Points {
  const { text } = Object(stored) as { text?: unknown };
  if (typeof text !== 'string') return withIds(plain, stored);
  const before = withPointValues(withIds(pointsCodec.fromFlat(text), stored), stored);
  return pointsCodec.fromFlat(pointsCodec.toFlat(plain), before);
}

function withIds(plain: Points, stored: unknown): Points {
  const ids = readIds(stored);
  if (ids.length !== plain.points.length) return plain;
  const points = plain.points.map((point, at) => makePoint(ids[at] ?? point.id, point.text));
  return { ...plain, points };
}

/** The ids that are stored of a text; none unless they are texts, each another. */
function readIds(stored: unknown): readonly PointId[] {
  const { ids } = Object(stored) as { ids?: unknown };
  const read = Array.isArray(ids) && ids.every(isId) ? ids : [];
  return new Set(read).size === read.length ? read : [];
}

const isId = (value: unknown): value is PointId => typeof value === 'string';

/** The flat record of a stored one, with what its texts do not say in `values`: as it is sent. */
export const sentEntry = (section: EntrySection, stored: Members): Members =>
  flatMembers(section, readStoredEntry(section, stored));

/**
 * The record to store when a flat one is saved over `stored`: points of lines that did not change keep their ids. They have
 * the marks, and the entry the flags, that the `values` sent with it say, and where none were sent those that they had.
 */
export function storeOver(
  section: EntrySection,
  { values, ...flat }: Members,
  stored: Members,
): Members {
  const before = readStoredEntry(section, stored);
  const read = values === undefined ? readTexts : readMembers;
  return storeEntry(section, read(section, { ...flat, values }, before));
}
