import { conceptOf } from './concept.ts';
import type { ResumeIndex, Run } from './resume-index.ts';

/** Words between the words of a name that it may be spread over: where a comma parts them, and where none does. */
type Spread = { parted: number; whole: number };
const FREE: Spread = { parted: 2, whole: 4 };
export const TIGHT: Spread = { parted: 0, whole: 2 };
const WORDS_AT_LEAST = 2;
const WORDS_AT_MOST = 4;
const SMALL = new Set(['and', 'or', 'for', 'in', 'to', 'with', 'on']);

/**
 * Places where all words of a name, told by their keys, stand close together in one sentence, in any order. A word may be
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
  const starts = concepts.flatMap((concept) => index.byConcept.get(concept) ?? []);
  const own = new Set(keys);
  return starts
    .toSorted((one, other) => one - other)
    .flatMap((from) => spreadFrom(index, concepts, from, spread))
    .filter(({ from }) => own.has('non') || index.words[from - 1]?.key !== 'non')
    .filter(({ from, to }) => index.words.slice(from, to).some(({ key }) => own.has(key)));
}

function spreadFrom(
  index: ResumeIndex,
  concepts: readonly string[],
  from: number,
  spread: Spread,
): Run[] {
  const left = new Set(concepts);
  const last = endOfReach(index, from, concepts.length, spread);
  for (let at = from; at < last; at += 1) {
    left.delete(index.concepts[at] ?? '');
    if (left.size === 0) return [{ from, to: at + 1 }];
  }
  return [];
}

/** How far the words of a name may reach: never past the sentence, further where no comma parts them. */
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
