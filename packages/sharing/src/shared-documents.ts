import type { Sections } from '@shortlist/model';
import type { LeftOut } from './left-out.ts';
import { LETTER_SHARING } from './letter/letter-sharing.ts';
import { RESUME_SHARING } from './resume/resume-sharing.ts';
import type { Choice, Sharing } from './sharing.ts';
import { type Elsewhere, listElsewhere } from './stands-elsewhere.ts';

/** The kinds of document that are shared. */
const KINDS: readonly Sharing[] = [RESUME_SHARING as Sharing, LETTER_SHARING as Sharing];

const find = (kind: string): Sharing | undefined => KINDS.find((each) => each.kind === kind);

/** Checks whether documents of a kind can be shared. */
export const isSharedKind = (kind: string): boolean => find(kind) !== undefined;

/** The choices that a document of a kind has something of on paper; none of a kind that is not shared. */
export const leftOutOf = (kind: string, document: unknown, sections: Sections): readonly Choice[] =>
  find(kind)?.choicesOf(document, sections) ?? [];

/**
 * The document as it is shown to others: one of its kind into which only what is printed is copied, but for what is left out. It has no id,
 * note, lock, hidden word or unknown key of the one that it is made of. A choice that the document has nothing of leaves out nothing. Throws
 * for a kind that is not shared.
 */
export function toShared<Document>(
  kind: string,
  document: Document,
  leaveOut: readonly LeftOut[],
  sections: Sections,
): Document {
  const sharing = find(kind) as Sharing<Document> | undefined; // The caller's document is of that kind.
  if (!sharing) throw new TypeError(`A document of the kind "${kind}" cannot be shared.`);
  return sharing.toShared(document, leaveOut, sections);
}

/** Lists what is left out of a document and stands elsewhere in it too; nothing of a kind that is not shared. */
export function standsElsewhere(
  kind: string,
  document: unknown,
  leaveOut: readonly LeftOut[],
  sections: Sections,
): readonly Elsewhere[] {
  const sharing = find(kind);
  return sharing ? listElsewhere(sharing, document, { leaveOut, sections }) : [];
}
