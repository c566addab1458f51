import { editScript } from './edit-script.ts';
import { countWords, likeness, wordsOf } from './likeness.ts';

/** Words in a row that stay, come or go. */
export type WordRun = { kind: 'same' | 'added' | 'removed'; text: string };

/** Below this share of common words two texts are two, and each is marked as a whole. */
const LEAST_SHARED = 0.25;

/** Most words that come and go before the two texts are marked as a whole: the search takes the square of it. */
const MOST_EDITS = 500;

/**
 * Compares the words of `before` and `after`: as many as possible stay. The space behind a word does not count. Neighbouring runs
 * of one kind are one, and what goes is before what comes.
 */
export function diffWords(before: string, after: string): WordRun[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const isAlike = likeness(countWords(old), countWords(now)) >= LEAST_SHARED;
  const steps = isAlike ? editScript({ old, now, isSame, mostEdits: MOST_EDITS }) : undefined;
  const script = steps?.map(({ kind, before, after }) => ({
    kind,
    text: (kind === 'removed' ? old[before] : now[after]) ?? '',
  }));
  return toRuns(script ?? [...old.map(asRemoved), ...now.map(asAdded)]);
}

const isSame = (one: string, other: string) => one.trimEnd() === other.trimEnd();

const asRemoved = (text: string): WordRun => ({ kind: 'removed', text });
const asAdded = (text: string): WordRun => ({ kind: 'added', text });

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
