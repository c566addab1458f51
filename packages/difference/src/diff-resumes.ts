import {
  type FieldRef,
  type Look,
  LookChoices,
  type PaperSection,
  type PaperWords,
  printedResume,
  type Resume,
  type Sections,
  sectionsOf,
} from '@shortlist/model';
import { diffWords, type WordRun } from './diff-words.ts';
import { type Item, matchItems, movedPairs } from './match.ts';
import {
  type EntryItem,
  headOf,
  type Line,
  type SectionItem,
  sectionsIn,
} from './printed-items.ts';

/** The place of a change on paper: the key and the title of a section, absent for the head, and the name of an entry in it. */
export type Place = {
  readonly key?: PaperSection;
  readonly section?: string;
  readonly entry?: string;
};

/** A text on one of the two papers, with the fields that it comes from. */
export type Side = { readonly text: string; readonly refs: readonly FieldRef[] };

/** One difference of what two resumes say on paper. */
export type TextChange = {
  readonly of: 'text' | 'entry' | 'section';
  readonly place: Place;
} & (
  | {
      readonly kind: 'changed';
      readonly before: Side;
      readonly after: Side;
      readonly runs: readonly WordRun[];
    }
  | { readonly kind: 'added'; readonly after: Side }
  | { readonly kind: 'removed'; readonly before: Side }
  | { readonly kind: 'moved'; readonly before: Side; readonly after: Side }
);

/** A choice of the look that differs; null where a resume leaves it to its design. */
export type LookChange = {
  readonly knob: keyof Look | 'language';
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
};

export type Difference = {
  readonly texts: readonly TextChange[];
  readonly look: readonly LookChange[];
};

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
    { text: before.title, refs: [] },
    { text: after.title, refs: [] },
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

const diffLines = (before: readonly Line[], after: readonly Line[], place: Place): TextChange[] =>
  diffLists(before, after, {
    added: (line) => ({ of: 'text', place, side: { text: line.text, refs: [line.ref] } }),
    changed: (old, now) =>
      diffTexts(
        { text: old.text, refs: [old.ref] },
        { text: now.text, refs: [now.ref] },
        { of: 'text', place },
      ),
  });

/** An item as a whole: its place and all that it says. */
type Whole = Pick<TextChange, 'of' | 'place'> & { side: Side };

function wholeOf(of: TextChange['of'], item: SectionItem | EntryItem, place: Place): Whole {
  const lines = 'entries' in item ? linesOf(item) : [...item.fields, ...item.points];
  return { of, place, side: { text: item.text, refs: lines.map(({ ref }) => ref) } };
}

const linesOf = ({ lines, entries }: SectionItem): Line[] => [
  ...lines,
  ...entries.flatMap(({ fields, points }) => [...fields, ...points]),
];

function diffTexts(before: Side, after: Side, of: Pick<TextChange, 'of' | 'place'>): TextChange[] {
  if (before.text === after.text) return [];
  return [{ ...of, kind: 'changed', before, after, runs: diffWords(before.text, after.text) }];
}

type Comparing<I> = { added: (item: I) => Whole; changed: (before: I, after: I) => TextChange[] };

/** The changes from one list to another: of what both have, and what comes, goes and is moved. */
function diffLists<I extends Item>(
  before: readonly I[],
  after: readonly I[],
  { added, changed }: Comparing<I>,
): TextChange[] {
  const pairs = matchItems(before, after);
  const moved = movedPairs(pairs);
  const gone = goneBehind(before, new Set(pairs.map((pair) => pair.before)));
  const removedBehind = (at: number) =>
    (gone.get(at) ?? []).map((item): TextChange => {
      const { side, ...of } = added(item);
      return { ...of, kind: 'removed', before: side };
    });
  const pairOf = new Map(pairs.map((pair) => [pair.after, pair]));
  return [
    ...removedBehind(FIRST),
    ...after.flatMap((item, at): TextChange[] => {
      const pair = pairOf.get(at);
      const { side, ...of } = added(item);
      const old = pair && before[pair.before];
      if (!pair || !old) return [{ ...of, kind: 'added', after: side }];
      const move: TextChange[] = moved.has(pair)
        ? [{ ...of, kind: 'moved', before: added(old).side, after: side }]
        : [];
      return [...move, ...changed(old, item), ...removedBehind(pair.before)];
    }),
  ];
}

/** The place before the first item of a list. */
const FIRST = -1;

/** The items that are not kept, by the place of the kept one that they follow. */
function goneBehind<I>(items: readonly I[], kept: ReadonlySet<number>): ReadonlyMap<number, I[]> {
  const gone = new Map<number, I[]>();
  let last = FIRST;
  for (const [at, item] of items.entries()) {
    if (kept.has(at)) last = at;
    else gone.set(last, [...(gone.get(last) ?? []), item]);
  }
  return gone;
}

const KNOBS = Object.keys(LookChoices) as LookChange['knob'][];

const diffLooks = (before: Resume['look'], after: Resume['look']): LookChange[] =>
  KNOBS.map((knob) => ({ knob, before: before[knob] ?? null, after: after[knob] ?? null })).filter(
    (change) => change.before !== change.after,
  );
