import { type DocumentKinds, KINDS, type Sections } from '@shortlist/model';
import { rememberByPair } from '#platform/remember-by-pair.ts';
import { resolveSections } from '#platform/sections-context.ts';
import { type DraftKinds, draftKindOf } from './draft-kind.ts';

const listOf = rememberByPair(
  ({ all }: DocumentKinds, sections: Sections): DraftKinds =>
    all.map((kind) => draftKindOf(kind, sections)),
);

/** The kinds of drafts of all kinds of document, the product's where they are not given; one list for each registry. */
export const draftKindsOf = (given: Sections | undefined, kinds = KINDS): DraftKinds =>
  listOf(kinds, resolveSections(given));
