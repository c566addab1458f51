import type { Members } from '../../../fields/field.ts';
import type { Sections } from '../create-sections.ts';
import type { EntrySection } from '../define-section.ts';
import type { EntryKind } from '../registry.ts';

/** Returns the values of a new entry of a kind, its members in the order of the wire. */
export const membersOf = (kind: EntryKind, sections: Sections): Members =>
  membersOfSection(sections.ofKind(kind));

/** The same for the entries of a section. */
export function membersOfSection({ fields, wireOrder }: EntrySection): Members {
  const members = new Map(fields.flatMap((field) => Object.entries(field.members)));
  return Object.fromEntries(
    wireOrder.flatMap((name) => {
      const empty = members.get(name);
      return empty === undefined ? [] : [[name, empty]];
    }),
  );
}
