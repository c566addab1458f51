import {
  type ContentMerger,
  createContentMerger,
  type DocumentKinds,
  type Sections,
} from '@shortlist/model';

/** All that a server knows of what documents consist of. */
export type Forms = {
  /** The kinds of section that a document may have. */
  readonly sections: Sections;
  /** The kinds of document. */
  readonly kinds: DocumentKinds;
  /** Merges contents of parts of a kind of document; undefined for a kind that this release does not know. */
  mergerOf(kind: string): ContentMerger | undefined;
};

/** Returns what a server with these kinds of section and of document knows. */
export function createForms(sections: Sections, kinds: DocumentKinds): Forms {
  const mergers = new Map(
    kinds.all.map((kind) => [kind.kind, createContentMerger(kind, sections)]),
  );
  return { sections, kinds, mergerOf: (kind) => mergers.get(kind) };
}
