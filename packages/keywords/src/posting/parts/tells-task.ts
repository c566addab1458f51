import { VERBS } from '../../candidates/phrases/chunk-words.ts';
import { wordSet } from '../../text/word-key.ts';

/** Words of a task at least. */
const TASK_AT_LEAST = 4;
/** Said to the reader, not of the work: "Join a growing team". */
const PITCH = wordSet(
  'join come go see find look think enjoy love want help become begin start stay bring believe learn apply make take get love share thrive grow',
);

/** Checks whether a sentence begins as a duty does: "Lead the front desk and train new starters", "Operates the plant". */
export function tellsTask(said: string): boolean {
  const words = said.toLowerCase().match(/[a-z'-]+/g) ?? [];
  const verb = words.find((word) => !/ly$/.test(word)) ?? '';
  return (
    words.length >= TASK_AT_LEAST &&
    baseForms(verb).some((base) => VERBS.has(base) && !PITCH.has(base))
  );
}

/** Lists what a verb may be in its base form, from "leads", "leading" or itself. */
function baseForms(verb: string): string[] {
  const third = verb.replace(/s$/, '');
  const gerund = verb.replace(/ing$/, '');
  return [verb, third, verb.replace(/es$/, ''), verb.replace(/ies$/, 'y'), gerund, `${gerund}e`];
}
