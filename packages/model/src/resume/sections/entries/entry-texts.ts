import type { EntrySection } from '../define-section.ts';
import { flagsOf, withoutFlags } from './entry-flags.ts';
import { memberCodecs } from './member-codecs.ts';
import { memberIn } from './member-values.ts';

/** Content of an entry, member by member. */
type Members = Readonly<Record<string, unknown>>;

/** Returns what a field of an entry shows: dates and points as text, points one a line; numbers and switches as they are. */
export function memberText(section: EntrySection, entry: object, name: string): unknown {
  const value = memberIn(entry, name);
  const codec = value === undefined ? undefined : memberCodecs(section).get(name);
  return codec ? codec.toFlat(value) : value;
}

/** Returns what each field of an entry shows, in the order of its members; flags are shown by none. */
export const entryTexts = (section: EntrySection, entry: object): Members =>
  Object.fromEntries(
    Object.keys(withoutFlags(entry)).map((name) => [name, memberText(section, entry, name)]),
  );

/**
 * The entry of the texts of its fields; members that are no texts stay. It keeps the flags of `previous` and the
 * ids of its points, and their marks where the text allows it.
 */
export function readTexts(section: EntrySection, texts: Members, ...previous: Members[]): Members {
  const codecs = memberCodecs(section);
  const members = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const codec = typeof text === 'string' ? codecs.get(name) : undefined;
      const before = previous.flatMap((entry) => entry[name] ?? []);
      return [name, codec ? codec.fromFlat(String(text), ...before) : text];
    }),
  );
  return { ...members, ...flagsOf(previous[0]) };
}

/** The entry in which some fields say other texts; the same one where they say what it says. */
export function withTexts<E extends object>(section: EntrySection, entry: E, texts: Members): E {
  const changed = Object.entries(texts).filter(
    ([name, text]) => memberText(section, entry, name) !== text,
  );
  if (changed.length === 0) return entry;
  // The members are those of the entry's kind.
  return {
    ...entry,
    ...readTexts(section, Object.fromEntries(changed), { ...Object(entry) }),
  } as E;
}
