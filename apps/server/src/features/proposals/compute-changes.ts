import { isDeepStrictEqual } from 'node:util';
import { MAX_PROPOSAL, type OfferedChange, type Unproved } from '@shortlist/contracts';
import { RESUME } from '@shortlist/model';
import { createCheck } from '@shortlist/proposals';
import { editsOf, wordsOf } from '@shortlist/tailoring';
import type { OpenedResume } from './opened-resume.ts';

/** A change that is to be offered, and what is known of it beside what it does. */
export type Draft = Pick<OfferedChange, 'change' | 'requirement' | 'evidence' | 'gain'>;

export type Computed = {
  changes: OfferedChange[];
  baseRevisions: Readonly<Record<string, number>>;
  /** Tells whether a change is void because it would make the proposal larger than it may be. */
  isOver: boolean;
};

/** Computes what drafts of changes do to a resume as it is now. */
export const offer = (drafts: readonly Draft[], opened: OpenedResume, now: Date): Computed =>
  computeAgain(
    drafts.map((draft, n) => ({
      ...draft,
      ...{ n, before: [], after: [], unproved: [], state: 'open' as const },
    })),
    opened,
    now,
  );

/** Computes open and void changes again for a resume as it is now, as far as a proposal may hold them; those that are settled stay as they were. */
export function computeAgain(
  offered: readonly OfferedChange[],
  opened: OpenedResume,
  now: Date,
): Computed {
  const read = readWhole(opened, now);
  const fixed = offered.map((each) => (isSettled(each) ? each : withoutTexts(each)));
  let left = MAX_PROPOSAL - sizeOf(fixed);
  let isOver = left < 0;
  const changes = offered.map((each): OfferedChange => {
    if (isSettled(each)) return each;
    const bare = withoutTexts(each);
    const fits = (change: OfferedChange) => sizeOf(change) - sizeOf(bare) <= left;
    const computed = compute(each, { opened, read, fits });
    if (computed) left -= sizeOf(computed) - sizeOf(bare);
    else isOver = true;
    return computed ?? bare;
  });
  return { changes, baseRevisions: opened.revisions, isOver };
}

type Reading = { source: () => string; check: () => ReturnType<typeof createCheck> };

/** Reads the text of a whole resume, and reads it for the check, once each and only where a change asks. */
function readWhole({ resume, sections }: OpenedResume, now: Date): Reading {
  let text: string | undefined;
  let made: ReturnType<typeof createCheck> | undefined;
  const source = () => {
    text ??= RESUME.plainText(resume, sections);
    return text;
  };
  const check = () => {
    made ??= createCheck(source(), now.toISOString());
    return made;
  };
  return { source, check };
}

const sizeOf = (said: object) => JSON.stringify(said).length;

const withoutTexts = (each: OfferedChange): OfferedChange => ({
  ...each,
  ...{ before: [], after: [], unproved: [], state: 'void' },
});

type Given = { opened: OpenedResume; read: Reading; fits: (change: OfferedChange) => boolean };

/** Computes one change; undefined where that is larger than fits. */
function compute(
  each: OfferedChange,
  { opened: { resume, sections }, read, fits }: Given,
): OfferedChange | undefined {
  const edits = editsOf(each.change, resume, sections);
  if (edits.length === 0) {
    // What it was about stays readable.
    const gone: OfferedChange = { ...each, state: 'void', unproved: [] };
    return fits(gone) ? gone : undefined;
  }
  const words = wordsOf(each.change, resume, sections, edits);
  const [before, after] = [[...words.before], [...words.after]];
  const open: OfferedChange = { ...each, before, after, unproved: [], state: 'open' };
  // The check reads long texts for seconds: what is too large is not checked.
  if (!fits(open)) return undefined;
  const checked: OfferedChange = {
    ...open,
    unproved: bringsWords(each) ? listUnproved(after, read.check()) : [],
    ...provenBy(each, before, read.source),
  };
  return fits(checked) ? checked : undefined;
}

export const isSettled = ({ state }: Pick<OfferedChange, 'state'>): boolean =>
  state === 'accepted' || state === 'refused';

/** Checks whether a change is no more what was offered. */
export const isAnother = (one: OfferedChange, other: OfferedChange | undefined): boolean =>
  other?.state !== 'open' ||
  !isDeepStrictEqual(
    [one.before, one.after, one.unproved],
    [other.before, other.after, other.unproved],
  );

/** Checks whether a change may say something new: what moves or is hidden says what it said. */
const bringsWords = ({ change: { type } }: OfferedChange) =>
  type === 'respell' || type === 'reword' || type === 'set-headline';

/** Lists what texts say and a resume does not, each once. */
function listUnproved(texts: readonly string[], check: ReturnType<typeof createCheck>): Unproved[] {
  const found = texts.flatMap((text) =>
    check(text).map(({ kind, start, end }) => ({ kind, words: text.slice(start, end) })),
  );
  return [...new Map(found.map((each) => [each.words, each])).values()];
}

/** The sentence that proves a change, as it reads by now. */
function provenBy(
  { evidence }: OfferedChange,
  before: readonly string[],
  source: () => string,
): Pick<OfferedChange, 'evidence'> {
  const [sentence] = before;
  if (!evidence || sentence === undefined || source().includes(evidence.sentence)) return {};
  return { evidence: { ...evidence, sentence } };
}
