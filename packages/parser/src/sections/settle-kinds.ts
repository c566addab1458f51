import { cuedKinds } from '../headings/heading-cues.ts';
import type { SectionKind } from '../headings/heading-lexicon.ts';
import { measuresOf } from '../labels/row-signals.ts';
import {
  type ScoredKind,
  SECTION_KINDS,
  scoreSection,
  sectionSignals,
} from '../labels/score-section.ts';
import type { TextRow } from '../lines/row.ts';
import { type FoundSection, isKnown } from './section.ts';

/** The amount taken off the sum of logs for every further section of a kind that a resume seldom has twice. */
const TWICE: Readonly<Partial<Record<SectionKind, number>>> = {
  contact: 3,
  summary: 3,
  experience: 3,
  education: 3,
  projects: 2,
  awards: 2,
  certifications: 2,
};

/** The weight of a heading that the lexicon knows in part, or of the labels of the rows, in the same measure. */
const GUESSED = 2.5;

/** A section of one kind that is known, or with how well each kind fits it. */
type Choice = { section: FoundSection; scores?: Float64Array; kind: SectionKind };

/**
 * The sections with what those with unknown headings are most likely about: all kinds are chosen together, since a resume
 * has most of them once.
 */
export function settleKinds(
  columns: readonly (readonly TextRow[])[],
  sections: readonly FoundSection[][],
): FoundSection[][] {
  const headed = sections.flat().filter(({ title, rows }) => title && rows.length > 0);
  if (headed.every(isKnown)) return [...sections];
  const lengths = headed.map(({ rows }) => rows.length);
  const measures = columns.map((rows) => measuresOf(rows));
  const choices = sections.flatMap((each, column) =>
    each.flatMap((section): Choice[] => {
      const index = headed.indexOf(section);
      const measured = measures[column];
      if (index < 0 || measured === undefined) return [];
      if (isKnown(section)) return [{ section, kind: section.kind as SectionKind }];
      const signals = sectionSignals(section.rows, measured, { index, lengths });
      const scores = withHeading(scoreSection(signals), section);
      return [{ section, scores, kind: likeliest(scores) }];
    }),
  );
  settle(choices);
  const settled = new Map(choices.map((choice) => [choice.section, sectionOf(choice)]));
  return sections.map((each) => each.map((section) => settled.get(section) ?? section));
}

/** The amount that a word of a heading of the writer's own adds to a kind; shared where words speak for several. */
const CUED = 2;

function withHeading(scores: Float64Array, { kind: guess, title }: FoundSection): Float64Array {
  const guessed = guess === 'languages' ? 'skills' : guess;
  const cued = cuedKinds(title?.text ?? '');
  return scores.map((score, at) => {
    const kind = SECTION_KINDS[at];
    const isGuessed = kind === guessed && kind !== 'other';
    const isCued = kind !== undefined && cued.has(kind);
    return score + (isGuessed ? GUESSED : 0) + (isCued ? CUED / Math.sqrt(cued.size) : 0);
  });
}

const likeliest = (scores: Float64Array): ScoredKind =>
  SECTION_KINDS[scores.indexOf(Math.max(...scores))] ?? 'other';

/** Changes one kind at a time, or has two sections change theirs, for as long as the sum of all grows. */
function settle(choices: Choice[]): void {
  const open = choices.filter(({ scores }) => scores !== undefined);
  let best = total(choices);
  const isBetter = (change: () => void, undo: () => void): boolean => {
    change();
    const sum = total(choices);
    if (sum > best + 1e-9) {
      best = sum;
      return true;
    }
    undo();
    return false;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const choice of open) {
      for (const kind of SECTION_KINDS) {
        const before = choice.kind;
        const set = () => {
          choice.kind = kind;
        };
        const unset = () => {
          choice.kind = before;
        };
        changed = isBetter(set, unset) || changed;
      }
      for (const other of open) {
        const swap = () => {
          [choice.kind, other.kind] = [other.kind, choice.kind];
        };
        changed = isBetter(swap, swap) || changed;
      }
    }
  }
}

function total(choices: readonly Choice[]): number {
  const counts = new Map<SectionKind, number>();
  let sum = 0;
  for (const { kind, scores } of choices) {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    if (count > 0) sum -= TWICE[kind] ?? 0;
    sum += scores?.[SECTION_KINDS.indexOf(kind as ScoredKind)] ?? 0;
  }
  return sum;
}

function sectionOf({ section, kind, scores }: Choice): FoundSection {
  const score = scores?.[SECTION_KINDS.indexOf(kind as ScoredKind)];
  return score === undefined ? section : { ...section, kind, sure: Math.min(1, Math.exp(score)) };
}
