import { countWords, likeness, wordsOf } from './likeness.ts';

/** Words in a row that stay, come or go. */
export type WordRun = { kind: 'same' | 'added' | 'removed'; text: string };

/** Below this share of common words two texts are two, and each is marked as a whole. */
const LEAST_SHARED = 0.25;

/** Most words that come and go before the two texts are marked as a whole: the search takes the square of it. */
const MOST_EDITS = 2_000;

/**
 * Compares the words of `before` and `after`: as many as possible stay. The space behind a word does not count. Neighbouring runs
 * of one kind are one, and what goes is before what comes. The greedy search of E. W. Myers,
 * "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1, 1986.
 */
export function diffWords(before: string, after: string): WordRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const isAlike = likeness(countWords(old), countWords(now)) >= LEAST_SHARED;
  const steps = isAlike ? editScript(old, now) : undefined;
  return toRuns(steps ?? [...old.map(asRemoved), ...now.map(asAdded)]);
}

const isSame = (one: string | undefined, other: string | undefined) =>
  one?.trimEnd() === other?.trimEnd();

const asRemoved = (text: string): WordRun => ({ kind: 'removed', text });
const asAdded = (text: string): WordRun => ({ kind: 'added', text });
const asKept = (text: string): WordRun => ({ kind: 'same', text });

/**
 * Finds a shortest way from one list of words to the other; undefined where it is longer than `MOST_EDITS`. `furthest` has, for each
 * diagonal k = x - y, how far along it so many edits lead; the states before each edit lead the way back.
 */
function editScript(old: readonly string[], now: readonly string[]): WordRun[] | undefined {
  const most = Math.min(old.length + now.length, MOST_EDITS);
  let furthest = new Map([[1, 0]]);
  const states: Map<number, number>[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    states.push(furthest);
    const next = new Map<number, number>();
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const end = slide(old, now, stepOnto(furthest, diagonal, edits), diagonal);
      next.set(diagonal, end);
      if (end >= old.length && end - diagonal >= now.length) {
        return walkBack(old, now, states);
      }
    }
    furthest = next;
  }
  return undefined;
}

/** Checks whether the last edit onto a diagonal is a word that comes, from the diagonal above it; else one goes, from that below. */
function comesOnto(furthest: ReadonlyMap<number, number>, diagonal: number, edits: number) {
  const above = furthest.get(diagonal + 1) ?? -1;
  const below = furthest.get(diagonal - 1) ?? -1;
  return diagonal === -edits || (diagonal !== edits && below < above);
}

/** The place on a diagonal that one more edit leads to. */
const stepOnto = (furthest: ReadonlyMap<number, number>, diagonal: number, edits: number) =>
  comesOnto(furthest, diagonal, edits)
    ? (furthest.get(diagonal + 1) ?? 0)
    : (furthest.get(diagonal - 1) ?? 0) + 1;

/** Goes along a diagonal as long as the words are the same. */
function slide(old: readonly string[], now: readonly string[], from: number, diagonal: number) {
  let at = from;
  while (at < old.length && at - diagonal < now.length && isSame(old[at], now[at - diagonal])) {
    at += 1;
  }
  return at;
}

function walkBack(
  old: readonly string[],
  now: readonly string[],
  states: readonly ReadonlyMap<number, number>[],
): WordRun[] {
  const script: WordRun[] = [];
  let [at, to] = [old.length, now.length];
  const keepBackTo = (start: number) => {
    for (; at > start; at -= 1, to -= 1) script.push(asKept(now[to - 1] ?? ''));
  };
  for (const [edits, furthest] of [...states.entries()].slice(1).reverse()) {
    const diagonal = at - to;
    const comes = comesOnto(furthest, diagonal, edits);
    keepBackTo(stepOnto(furthest, diagonal, edits));
    script.push(comes ? asAdded(now[to - 1] ?? '') : asRemoved(old[at - 1] ?? ''));
    if (comes) to -= 1;
    else at -= 1;
  }
  keepBackTo(0);
  return script.reverse();
}

/** Joins neighbours of one kind; between two words that stay what goes is first. */
function toRuns(script: readonly WordRun[]): WordRun[] {
  const runs: WordRun[] = [];
  let waiting: WordRun[] = [];
  const flush = () => {
    for (const kind of ['removed', 'added'] as const) {
      const text = waiting.flatMap((run) => (run.kind === kind ? run.text : [])).join('');
      if (text !== '') runs.push({ kind, text });
    }
    waiting = [];
  };
  for (const run of script) {
    if (run.kind !== 'same') {
      waiting.push(run);
      continue;
    }
    flush();
    const last = runs.at(-1);
    if (last?.kind === 'same') last.text += run.text;
    else runs.push({ ...run });
  }
  flush();
  return runs;
}
