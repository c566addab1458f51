import type { EntrySection } from './define-section.ts';
import { memberCodecs } from './member-codecs.ts';

/** What an entry says, member by member, as values or flat. */
type Members = Readonly<Record<string, unknown>>;

/** The entry with every value as text, its members in the order in which they stand. */
export function flatMembers(section: EntrySection, entry: object): Members {
  const codecs = memberCodecs(section);
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      const codec = value === undefined ? undefined : codecs.get(name);
      return [name, codec ? codec.toFlat(value) : value];
    }),
  );
}

/** The entry of a flat record; members that are not flat texts stay. Points keep the ids of `previous`. */
export function readMembers(section: EntrySection, flat: Members, ...previous: Members[]): Members {
  const codecs = memberCodecs(section);
  return Object.fromEntries(
    Object.entries(flat).map(([name, text]) => {
      const codec = typeof text === 'string' ? codecs.get(name) : undefined;
      const before = previous.flatMap((entry) => entry[name] ?? []);
      return [name, codec ? codec.fromFlat(String(text), ...before) : text];
    }),
  );
}
