import { asksFor, saysNice } from '../parts/cues.ts';
import type { Sentence } from '../parts/sentence.ts';
import { tellsTask } from '../parts/tells-task.ts';

/** The share of a posting at each end where the employer, its town, its contact and its small print stand. */
const MARGIN = 0.1;

/**
 * Marks what stands at the head and at the foot of a whole posting and neither asks for something nor is an item of a
 * list. What is pasted without its title has no such ends.
 */
export function markMargins(sentences: Sentence[], length: number): Sentence[] {
  if (sentences[0]?.kind !== 'title') return sentences;
  return sentences.map((sentence) => ({
    ...sentence,
    margin: standsAtEnd(sentence, length) && !asks(sentence),
  }));
}

/** Under a heading that asks nothing is at the head any more. */
const standsAtEnd = ({ start, kind }: Sentence, length: number): boolean =>
  start > (1 - MARGIN) * length ||
  (start < MARGIN * length && (kind === 'prose' || kind === 'intro'));

const asks = ({ text, item, rules }: Sentence): boolean =>
  item || asksFor(text, rules) || saysNice(text, rules) || tellsTask(text);
