import { saysNice } from '../../posting/parts/cues.ts';
import type { Candidate } from '../candidate.ts';

/** In a list as long as this, "is a plus" speaks of its last item only; in other languages of one item in any list. */
const ITEMS_OF_A_LIST = 4;
/** Speaks of one thing. */
const OF_ONE =
  /\b(?:is )?an? (?:big |huge |strong |real |definite )?(?:plus|bonus|asset|advantage)\b/i;

type Place = Pick<Candidate, 'sentence' | 'start' | 'end'>;

/** Checks whether a place is only nice to have: its whole part is, or its own clause says so. */
export function isNice(text: string, { sentence, start, end }: Place): boolean {
  if (sentence.kind !== 'nice') return false;
  if (!saysNice(sentence.text, sentence.rules)) return true;
  const clause = around(text, { sentence, start, end }, ';');
  const items = clause.split(',');
  const single =
    sentence.rules?.nice.test(clause) ||
    (items.length >= ITEMS_OF_A_LIST && OF_ONE.test(items.at(-1) ?? ''));
  const said = single ? around(text, { sentence, start, end }, ',') : clause;
  return saysNice(said, sentence.rules);
}

/** Returns what stands around a place between two signs of a kind. */
function around(text: string, { sentence, start, end }: Place, sign: string): string {
  const before = text.slice(sentence.start, start).split(sign).at(-1) ?? '';
  const after = text.slice(end, sentence.end).split(sign)[0] ?? '';
  return before + text.slice(start, end) + after;
}
