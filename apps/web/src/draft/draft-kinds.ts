import { type DocumentKinds, KINDS, type Sections } from '@shortlist/model';
import { resolveSections } from '#platform/sections-context.ts';
import { type DraftKinds, draftKindOf } from './draft-kind.ts';

const made = new WeakMap<DocumentKinds, WeakMap<Sections, DraftKinds>>();

/** The kinds of drafts of all kinds of document, the product's where they are not given; one list for each registry. */
export function draftKindsOf(given: Sections | undefined, kinds = KINDS): DraftKinds {
  const sections = resolveSections(given);
  const bySections = made.get(kinds) ?? new WeakMap<Sections, DraftKinds>();
  const list = bySections.get(sections) ?? kinds.all.map((kind) => draftKindOf(kind, sections));
  made.set(kinds, bySections.set(sections, list));
  return list;
}
