import type { EntrySection } from './define-section.ts';
import { memberCodecs } from './member-codecs.ts';

/** What an entry says, member by member, as values or flat. */
type Members = Readonly<Record<string, unknown>>;

/** The entry with every value as text, its members in the order in which they stand. */
export const flatMembers = (section: EntrySection, entry: object): Members =>
  Object.fromEntries(
    Object.keys(entry).map((name) => [name, flatMember(section, { ...entry }, name)]),
  );

/** What a member of an entry says, as text where it is a value. */
function flatMember(section: EntrySection, entry: Members, name: string): unknown {
  const value = entry[name];
  const codec = memberCodecs(section).get(name);
  return codec && value !== undefined ? codec.toFlat(value) : value;
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
