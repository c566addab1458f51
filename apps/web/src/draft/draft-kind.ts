import type { DocumentModel } from '@shortlist/draft';
import type { DocumentKind, KindTypes, Sections } from '@shortlist/model';
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
const known = new WeakMap<DocumentKind, WeakMap<Sections, DraftKind>>();

/** The kind of drafts of documents of a kind; one for each registry of sections. */
export function draftKindOf<T extends KindTypes>(
  definition: DocumentKind<T>,
  sections: Sections,
): DraftKind<T> {
  const bySections = known.get(definition) ?? new WeakMap<Sections, DraftKind>();
  const kind = (bySections.get(sections) as DraftKind<T> | undefined) ?? {
    definition,
    sections,
    model: definition.createModel(sections, PORTS),
  };
  known.set(definition, bySections.set(sections, kind));
  return kind;
}
