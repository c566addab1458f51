import { type DocumentKinds, KINDS, SECTIONS, type Sections } from '@shortlist/model';
import { type DraftKind, draftKindOf } from './draft-kind.ts';

/** The kinds of document that drafts of this browser may be of. */
export type DraftKinds = readonly DraftKind[];

const made = new WeakMap<DocumentKinds, WeakMap<Sections, DraftKinds>>();

/** The kinds of drafts of all kinds of document, the product's where they are not given; one list for each registry. */
export function draftKindsOf(sections = SECTIONS, kinds = KINDS): DraftKinds {
  const bySections = made.get(kinds) ?? new WeakMap<Sections, DraftKinds>();
  const list = bySections.get(sections) ?? kinds.all.map((kind) => draftKindOf(kind, sections));
  made.set(kinds, bySections.set(sections, list));
  return list;
}

/** Finds a kind by its name; undefined for one that this release does not know. */
export const findDraftKind = (kinds: DraftKinds, name: string): DraftKind | undefined =>
  kinds.find(({ definition }) => definition.kind === name);
