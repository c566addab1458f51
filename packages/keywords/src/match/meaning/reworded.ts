import type { ResumeIndex, Run } from '../resume-index.ts';
import { conceptOf } from './concept.ts';

/** "Planning, no sprints" is no evidence of sprint planning. */
const DENIES: ReadonlySet<string> = new Set(['no', 'not', 'never', 'without']);

/** Words between the words of a name that it may be spread over: where a comma parts them, and where none does. */
type Spread = { parted: number; whole: number };
const FREE: Spread = { parted: 2, whole: 4 };
export const TIGHT: Spread = { parted: 0, whole: 2 };
const WORDS_AT_LEAST = 2;
const WORDS_AT_MOST = 4;
export const SMALL: ReadonlySet<string> = new Set(['and', 'or', 'for', 'in', 'to', 'with', 'on']);

/** The words that are looked for close together: for each place the meanings that fill it, and the words that prove them. */
export type Wanted = {
  slots: readonly ReadonlySet<string>[];
  /** Keys of the wanted words themselves. */
  own: ReadonlySet<string>;
  /** The number of them that must be there; the rest may be others of their meaning. */
  ownAtLeast: number;
};

/**
 * Places where all words of a name, compared by their keys, stand close together in one sentence, in any order. A word may be
 * another of the same meaning (`concept.ts`), as long as one of the name's own is among them.
 */
export function findReworded(
  index: ResumeIndex,
  name: readonly string[],
  spread: Spread = FREE,
): Run[] {
  const keys = [...new Set(name)].filter((key) => !SMALL.has(key));
  const concepts = [...new Set(keys.map(conceptOf))];
  if (concepts.length < WORDS_AT_LEAST || concepts.length > WORDS_AT_MOST) return [];
  if (keys.every((key) => key.length < 3)) return [];
  const slots = concepts.map((concept) => new Set([concept]));
  return findTogether(index, { slots, own: new Set(keys), ownAtLeast: 1 }, spread);
}

/** Places where every slot is filled by its own word, close together in one sentence, in any order. */
export function findTogether(
  index: ResumeIndex,
  { slots, own, ownAtLeast }: Wanted,
  spread: Spread = FREE,
): Run[] {
  const starts = slots.flatMap((slot) =>
    [...slot].flatMap((concept) => index.byConcept.get(concept) ?? []),
  );
  return starts
    .toSorted((one, other) => one - other)
    .flatMap((from) => spreadFrom(index, slots, from, spread))
    .filter(({ from }) => own.has('non') || index.words[from - 1]?.key !== 'non')
    .map((run) => ({ run, keys: index.words.slice(run.from, run.to).map(({ key }) => key) }))
    .filter(({ keys }) => keys.filter((key) => own.has(key)).length >= ownAtLeast)
    .filter(({ keys }) => !keys.some((key) => DENIES.has(key) && !own.has(key)))
    .map(({ run }) => run);
}

function spreadFrom(
  index: ResumeIndex,
  slots: readonly ReadonlySet<string>[],
  from: number,
  spread: Spread,
): Run[] {
  const left = [...slots];
  const last = endOfReach(index, from, slots.length, spread);
  for (let at = from; at < last; at += 1) {
    const filled = left.findIndex((slot) => slot.has(index.concepts[at] ?? ''));
    if (filled >= 0) left.splice(filled, 1);
    if (left.length === 0) return [{ from, to: at + 1 }];
  }
  return [];
}

/** Finds how far the words of a name may reach: never past the sentence, further where no comma parts them. */
function endOfReach(
  { words, sentenceOf }: ResumeIndex,
  from: number,
  count: number,
  spread: Spread,
): number {
  let at = from + 1;
  let parted = false;
  for (; at < words.length && sentenceOf[at] === sentenceOf[from]; at += 1) {
    parted ||= words[at]?.breaks ?? false;
    if (at - from >= count + (parted ? spread.parted : spread.whole)) break;
  }
  return at;
}
