import { type PointValues, pointValues, withPointValues } from '../../../points/point-values.ts';
import type { EntrySection } from '../define-section.ts';
import { type EntryFlags, flagsOf, withoutFlags } from './entry-flags.ts';
import { pointMembers } from './member-codecs.ts';
import { pointsIn } from './member-values.ts';

/** Annotations of an entry, which its texts do not say: its flags, and the marks of its points by the names of its members. */
export type EntryAnnotations = EntryFlags & {
  readonly [member: string]: PointValues | true | undefined;
};

/** Returns what the texts of an entry do not say; undefined where they say all. */
export function entryAnnotations(
  section: EntrySection,
  entry: object,
): EntryAnnotations | undefined {
  const marked = pointMembers(section).flatMap((name) => {
    const points = pointsIn(entry, name);
    const values = points && pointValues(points);
    return values ? [[name, values] as const] : [];
  });
  const all = { ...flagsOf(entry), ...Object.fromEntries(marked) };
  return Object.keys(all).length > 0 ? all : undefined;
}

/** The entry with exactly the flags and the marks that annotations give it; what are none give none. */
export function withAnnotations<E extends object>(
  section: EntrySection,
  entry: E,
  annotations: unknown,
): E {
  const values = new Map(Object.entries(Object(annotations)));
  const marked = pointMembers(section).flatMap((name) => {
    const points = pointsIn(entry, name);
    return points ? [[name, withPointValues(points, values.get(name))]] : [];
  });
  // The members are those of the entry's kind.
  return {
    ...withoutFlags(entry),
    ...Object.fromEntries(marked),
    ...flagsOf(annotations),
  } as unknown as E;
}
