import { makePoint, type PointId, type Points } from '../../../points/point.ts';
import { withPointValues } from '../../../points/point-values.ts';
import { pointsCodec } from '../../../points/points.ts';
import type { EntrySection } from '../define-section.ts';
import { flagsOf } from './entry-flags.ts';
import { readTexts } from './entry-texts.ts';
import { memberCodecs, pointMembers } from './member-codecs.ts';
import { memberIn, pointsIn } from './member-values.ts';
import { membersOfSection } from './members.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Number of the form in which the content of an entry is stored and sent: dates and points as values, flags as members. Form 1
 * was the flat text of each member, with `values` beside it for what that does not say.
 */
export const ENTRY_SCHEMA = 2;

/** Brings the content of an entry to today's form. */
export const upgradeEntry = (section: EntrySection, content: Members, schema: number): Members =>
  schema < ENTRY_SCHEMA ? readFlatContent(section, content) : content;

/**
 * Reads the content of an entry in any form: a member that is missing, or is no value of its field, is as in a new entry, and
 * members that its kind does not have are left out. Never throws, whatever JSON it is.
 */
export function readEntryContent(
  section: EntrySection,
  content: Members,
  schema = ENTRY_SCHEMA,
): Members {
  const today = upgradeEntry(section, content, schema);
  const codecs = memberCodecs(section);
  const members = Object.entries(membersOfSection(section)).map(([name, empty]) => {
    const said = memberIn(today, name);
    const codec = codecs.get(name);
    if (codec)
      return [
        name,
        codec.read(said) ?? codec.fromFlat(String(typeof said === 'string' ? said : empty)),
      ];
    return [name, typeof said === typeof empty ? said : empty];
  });
  return { ...Object.fromEntries(members), ...flagsOf(today) };
}

/**
 * Reads content of form 1. The flat text decides: where a release without values has changed it, points have the ids
 * of their positions unless as many ids stand beside it, and the marks of the text before move with its lines.
 */
function readFlatContent(section: EntrySection, { values, ...flat }: Members): Members {
  const stored = new Map(Object.entries(Object(values)));
  const entry = readTexts(section, flat);
  const read = pointMembers(section).flatMap((name) => {
    const points = pointsIn(entry, name);
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
