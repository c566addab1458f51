import type { PaperSection } from '../resume.ts';
import type { Sections } from '../sections/create-sections.ts';
import type { EntryKind } from '../sections/registry.ts';

const FIRST: readonly EntryKind[] = ['experience', 'education', 'award'];

/** The kinds of entry that the spec's calls know, in the order in which an answer has always listed them. */
export const wireKinds = ({ entries }: Sections): readonly EntryKind[] => {
  const kinds = entries.filter(({ call }) => call).map(({ kind }) => kind);
  return [...new Set([...FIRST.filter((kind) => kinds.includes(kind)), ...kinds])];
};

/** The sections of the paper that the spec's calls know, in the default order. */
export const wireSections = ({ all, paper }: Sections): readonly PaperSection[] =>
  paper.filter((path) =>
    all.some((section) => section.path === path && (section.shape === 'text' || section.call)),
  );
