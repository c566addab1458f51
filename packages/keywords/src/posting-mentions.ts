import type { Mention } from './keyword.ts';
import { stands } from './lexicon/find-names.ts';
import { cleanText, sourceRange, sourceSlice } from './text/clean-text.ts';
import { listLines, listSentences } from './text/sentences.ts';
import { nameKeys, readWords } from './text/words.ts';

/** Finds where a posting names a term, with the sentences around it. */
export function findMentions(posting: string, term: string): Mention[] {
  const clean = cleanText(posting);
  const words = readWords(clean.text);
  const keys = nameKeys(term);
  if (keys.length === 0) return [];
  const sentences = listLines(clean.text).flatMap((line) => listSentences(clean.text, line));
  return words.flatMap((word, from) => {
    const around = sentences.find(({ start, end }) => word.start >= start && word.start < end);
    if (around === undefined || !stands(keys, words, from)) return [];
    const last = words[from + keys.length - 1]?.end ?? word.end;
    const [start, end] = sourceRange(clean, word.start, last);
    return [
      {
        start,
        end,
        sentence: sourceSlice(clean, around.start, around.end),
        sentenceStart: sourceRange(clean, around.start, around.end)[0],
      },
    ];
  });
}
