import { joinedKey } from '../../lexicon/read-name.ts';
import type { Word } from '../../text/words.ts';

/** The id of a phrase that is in no lexicon: its words' keys, whatever parts them. */
export const phraseId = (words: readonly Word[]): string =>
  words.map(({ text }) => joinedKey([text])).join('');
