import { type PointValues, pointValues, withPointValues } from '../../../points/point-values.ts';
import type { EntrySection } from '../define-section.ts';
import { type EntryFlags, flagsOf, withoutFlags } from './entry-flags.ts';
import { memberCodecs, pointMembers } from './member-codecs.ts';
import { pointsIn } from './member-values.ts';

/** Content of an entry, member by member, as values or flat. */
type Members = Readonly<Record<string, unknown>>;

/** Values beside the texts of a flat entry: its flags, and those of its points by the names of its members. */
export type EntryValues = EntryFlags & {
  readonly [member: string]: PointValues | true | undefined;
};

/**
 * The entry with every value as text, its members in the order in which they stand, and in `values` what the texts do not
 * say; absent where they say all.
 */
export function flatMembers(section: EntrySection, entry: object): Members {
  const codecs = memberCodecs(section);
  const members = Object.entries(withoutFlags(entry));
  const flat = Object.fromEntries(
    members.map(([name, value]) => {
      const codec = value === undefined ? undefined : codecs.get(name);
      return [name, codec ? codec.toFlat(value) : value];
    }),
  );
  const values = entryValues(section, entry);
  return values ? { ...flat, values } : flat;
}

/** Returns what the texts of an entry do not say; undefined where they say all. */
export function entryValues(section: EntrySection, entry: object): EntryValues | undefined {
  const values = pointMembers(section).flatMap((name) => {
    const points = pointsIn(entry, name);
    const value = points && pointValues(points);
    return value ? [[name, value] as const] : [];
  });
  const all = { ...flagsOf(entry), ...Object.fromEntries(values) };
  return Object.keys(all).length > 0 ? all : undefined;
}

/**
 * The entry of the texts of a flat record; members that are not flat texts stay. It keeps the flags of `previous` and the
 * ids of its points, and their marks where the text allows it; `values` in the record are not read.
 */
export function readTexts(
  section: EntrySection,
  { values: _, ...flat }: Members,
  ...previous: Members[]
): Members {
  const codecs = memberCodecs(section);
  const members = Object.fromEntries(
    Object.entries(flat).map(([name, text]) => {
      const codec = typeof text === 'string' ? codecs.get(name) : undefined;
      const before = previous.flatMap((entry) => entry[name] ?? []);
      return [name, codec ? codec.fromFlat(String(text), ...before) : text];
    }),
  );
  return { ...members, ...flagsOf(previous[0]) };
}

/** The entry of a flat record: its points keep the ids of `previous`; its flags and their marks are those of its `values`. */
export function readMembers(section: EntrySection, flat: Members, ...previous: Members[]): Members {
  const entry = readTexts(section, flat, ...previous);
  const values = new Map(Object.entries(Object(flat.values)));
  const marked = pointMembers(section).flatMap((name) => {
    const points = pointsIn(entry, name);
    return points ? [[name, withPointValues(points, values.get(name))]] : [];
  });
  return { ...withoutFlags(entry), ...Object.fromEntries(marked), ...flagsOf(flat.values) };
}
