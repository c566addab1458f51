import {
  type PaperWords,
  printedResume,
  type Resume,
  type Sections,
  sectionsOf,
} from '@shortlist/model';
import { diffLines, diffLists, diffTexts, type Whole } from './diff-items.ts';
import { diffLooks } from './diff-looks.ts';
import type { Difference, Place, TextChange } from './difference.ts';
import {
  type EntryItem,
  headOf,
  type Line,
  type SectionItem,
  sectionsIn,
} from './printed-items.ts';

export type DifferenceOptions = {
  sections: Sections;
  /** The words that a resume is printed with; English where they are not given. */
  wordsOf?: ((resume: Resume) => PaperWords | undefined) | undefined;
  /** True of two states of one document, whose entries and points have the same ids. */
  hasIds: boolean;
};

/**
 * Compares two resumes as they are printed, and their looks: what comes and goes to the word, what is moved as moved. The changes are in
 * the order of the resume after; an item that is gone follows the item that it followed.
 */
export function diffResumes(before: Resume, after: Resume, options: DifferenceOptions): Difference {
  const { sections, wordsOf, hasIds } = options;
  const print = (resume: Resume) => {
    const printed = printedResume(resume, { sections, words: wordsOf?.(resume) });
    const of = { resume, sections: sectionsOf(resume, sections), hasIds };
    return { head: headOf(printed), sections: sectionsIn(printed, of) };
  };
  const [old, now] = [print(before), print(after)];
  return {
    texts: [
      ...diffLines(old.head, now.head, {}),
      ...diffLists(old.sections, now.sections, {
        added: (section) => wholeOf('section', section, placeOf(section)),
        changed: diffSection,
      }),
    ],
    look: diffLooks(before.look, after.look),
  };
}

const placeOf = ({ id, title }: SectionItem): Place => ({ key: id, section: title });

function diffSection(before: SectionItem, after: SectionItem): TextChange[] {
  const place = placeOf(after);
  const titles = diffTexts(
    { text: before.title, sources: [] },
    { text: after.title, sources: [] },
    { of: 'section', place },
  );
  return [
    ...titles,
    ...diffLines(before.lines, after.lines, place),
    ...diffLists(before.entries, after.entries, {
      added: (entry) => wholeOf('entry', entry, { ...place, entry: entry.name }),
      changed: (old, now) => diffEntry(old, now, { ...place, entry: now.name }),
    }),
  ];
}

const diffEntry = (before: EntryItem, after: EntryItem, place: Place): TextChange[] => [
  ...diffLines(before.fields, after.fields, place),
  ...diffLines(before.points, after.points, place),
];

function wholeOf(of: TextChange['of'], item: SectionItem | EntryItem, place: Place): Whole {
  const lines = 'entries' in item ? linesOf(item) : [...item.fields, ...item.points];
  return { of, place, side: { text: item.text, sources: lines.map(({ source }) => source) } };
}

const linesOf = ({ lines, entries }: SectionItem): Line[] => [
  ...lines,
  ...entries.flatMap(({ fields, points }) => [...fields, ...points]),
];
