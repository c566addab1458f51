import { isDeepStrictEqual } from 'node:util';
import type { OfferedChange, Unproved } from '@shortlist/contracts';
import { partsOfEdit, RESUME } from '@shortlist/model';
import { checkProposal } from '@shortlist/proposals';
import { editsOf, wordsOf } from '@shortlist/tailoring';
import type { OpenedResume } from './opened-resume.ts';

/** A change that is to be offered, and what is known of it beside what it does. */
export type Draft = Pick<OfferedChange, 'change' | 'requirement' | 'evidence' | 'gain'>;

type Computed = { changes: OfferedChange[]; baseRevisions: Record<string, number> };

/** Computes what drafts of changes do to a resume as it is now. */
export const offer = (drafts: readonly Draft[], opened: OpenedResume): Computed =>
  computeAgain(
    drafts.map((draft, n) => ({
      ...draft,
      ...{ n, before: [], after: [], unproved: [], state: 'open' as const },
    })),
    opened,
  );

/** Computes open changes again for a resume as it is now; those that are settled stay as they were. */
export function computeAgain(offered: readonly OfferedChange[], opened: OpenedResume): Computed {
  const { resume, sections, revisionOf } = opened;
  const source = RESUME.plainText(resume, sections);
  const baseRevisions: Record<string, number> = {};
  const changes = offered.map((each): OfferedChange => {
    if (isSettled(each)) return each;
    const edits = editsOf(each.change, resume, sections);
    // What it was about stays readable.
    if (edits.length === 0) return { ...each, state: 'void', unproved: [] };
    for (const key of edits.flatMap(partsOfEdit)) baseRevisions[key] = revisionOf(key);
    const { before, after } = wordsOf(each.change, resume, sections);
    return {
      ...each,
      ...{ before: [...before], after: [...after], state: 'open' },
      unproved: bringsWords(each) ? listUnproved(after, source) : [],
      ...provenBy(each, before, source),
    };
  });
  return { changes, baseRevisions };
}

export const isSettled = ({ state }: Pick<OfferedChange, 'state'>): boolean =>
  state === 'accepted' || state === 'refused';

/** Checks whether a change is no more what was offered. */
export const isAnother = (one: OfferedChange, other: OfferedChange | undefined): boolean =>
  other?.state === 'open' &&
  !isDeepStrictEqual(
    [one.before, one.after, one.unproved],
    [other.before, other.after, other.unproved],
  );

/** Checks whether a change may say something new: what moves or is hidden says what it said. */
const bringsWords = ({ change: { type } }: OfferedChange) =>
  type === 'respell' || type === 'reword' || type === 'set-headline';

/** Lists what texts say and a resume does not, each once. */
function listUnproved(texts: readonly string[], source: string): Unproved[] {
  const found = texts.flatMap((text) =>
    checkProposal(text, source).map(({ kind, start, end }) => ({
      kind,
      words: text.slice(start, end),
    })),
  );
  return [...new Map(found.map((each) => [each.words, each])).values()];
}

/** The sentence that proves a change, as it reads by now. */
function provenBy(
  { evidence }: OfferedChange,
  before: readonly string[],
  source: string,
): Pick<OfferedChange, 'evidence'> {
  const [sentence] = before;
  if (!evidence || source.includes(evidence.sentence) || sentence === undefined) return {};
  return { evidence: { ...evidence, sentence } };
}
