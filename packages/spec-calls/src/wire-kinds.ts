import {
  type CalledKind,
  type EntryKind,
  type PaperSection,
  type Sections,
  SPEC_TEXTS,
} from '@shortlist/model';

const FIRST: readonly CalledKind[] = ['experience', 'education', 'award'];

/** The kinds of entry that the spec's calls know, in the order in which an answer has always listed them. */
export const wireKinds = ({ entries }: Sections): readonly CalledKind[] => {
  // What a call saves is of a called kind.
  const called = entries.filter(({ call }) => call) as { kind: EntryKind }[] as {
    kind: CalledKind;
  }[];
  const kinds = called.map(({ kind }) => kind);
  return [...new Set([...FIRST.filter((kind) => kinds.includes(kind)), ...kinds])];
};

/** The sections of the paper that the spec's calls know, in the default order. */
export const wireSections = ({ all, paper }: Sections): readonly PaperSection[] => {
  const isKnown = (section: Sections['all'][number]) =>
    section.shape === 'text' ? SPEC_TEXTS.includes(section.kind) : section.call !== undefined;
  return paper.filter((path) => all.some((each) => each.path === path && isKnown(each)));
};
