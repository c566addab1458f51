import type { DocumentModel } from '@shortlist/draft';
import type { DocumentKind, KindTypes, Sections } from '@shortlist/model';
import { rememberByPair } from '#platform/remember-by-pair.ts';
import { newPointId } from './tabs/this-page.ts';

/** A kind of document as drafts of it are made: with the kinds of section that its documents may have. */
export type DraftKind<T extends KindTypes = KindTypes> = {
  readonly definition: DocumentKind<T>;
  readonly sections: Sections;
  readonly model: DocumentModel<T>;
};

/** The kinds of document that drafts of this browser may be of. */
export type DraftKinds = readonly DraftKind[];

/** Finds a kind by its name; undefined for one that this release does not know. */
export const findDraftKind = (kinds: DraftKinds, name: string): DraftKind | undefined =>
  kinds.find(({ definition }) => definition.kind === name);

const PORTS = { newPointId, now: () => new Date() };

const kindOf = rememberByPair(
  (definition: DocumentKind, sections: Sections): DraftKind => ({
    definition,
    sections,
    model: definition.createModel(sections, PORTS),
  }),
);

/** The kind of drafts of documents of a kind; one for each registry of sections. */
export const draftKindOf = <T extends KindTypes>(
  definition: DocumentKind<T>,
  sections: Sections,
): DraftKind<T> => kindOf(definition, sections) as DraftKind<T>; // Made of this very definition.
