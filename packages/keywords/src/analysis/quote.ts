import type { Message } from '@shortlist/messages';

const QUOTED_AT_MOST = 160;

/** Quotes a sentence, which stands at the end of another; of a long one the beginning. */
export function quote(sentence: string): Message<'keywords'> {
  const text = sentence.replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  if (characters.length > QUOTED_AT_MOST) {
    const beginning = characters.slice(0, QUOTED_AT_MOST - 1).join('');
    return { code: 'keywords.phrase', params: { words: `${beginning.trimEnd()}…` } };
  }
  const code = /[.!?…]$/.test(text) ? 'keywords.sentence' : 'keywords.phrase';
  return { code, params: { words: text } };
}
