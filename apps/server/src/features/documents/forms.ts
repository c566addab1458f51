import {
  type ContentMerger,
  createContentMerger,
  type DocumentKinds,
  type Sections,
} from '@shortlist/model';
import type { Written } from '../server-feature.ts';

/** All that a server knows of what documents consist of. */
export type Forms = {
  /** The kinds of section that a document may have. */
  readonly sections: Sections;
  /** The kinds of document. */
  readonly kinds: DocumentKinds;
  /** Merges contents of parts of a kind of document; undefined for a kind that this release does not know. */
  mergerOf(kind: string): ContentMerger | undefined;
  /** Finds the work that goes with writes to documents of a kind. */
  writtenOf(kind: string): Written | undefined;
};

/** Returns what a server with these kinds of section and of document knows. */
export function createForms(
  sections: Sections,
  kinds: DocumentKinds,
  written: readonly Written[] = [],
): Forms {
  const mergers = new Map(
    kinds.all.map((kind) => [kind.kind, createContentMerger(kind, sections)]),
  );
  const works = new Map(written.map((work) => [work.kind, work]));
  return {
    ...{ sections, kinds },
    mergerOf: (kind) => mergers.get(kind),
    writtenOf: (kind) => works.get(kind),
  };
}
