import type { AnalysedKeyword } from '@shortlist/keywords';
import type { PaperWords } from '#paper/highlights/highlighted-words.ts';

type Mention = AnalysedKeyword['resumeMentions'][number];

/** A sentence cut into what names the keyword and what does not. */
export type MarkedSentence = {
  /** Tells it from the other sentences of the same text. */
  start: number;
  stretches: readonly { at: number; text: string; isKeyword: boolean }[];
  /** The whole sentence where it is printed; undefined for a sentence of the posting. */
  printed: PaperWords | undefined;
};

/** The sentences that mention a keyword, each once, in the order of their text, with every mention marked. */
export function markSentences(mentions: readonly Mention[]): MarkedSentence[] {
  const firsts = new Map(mentions.map((mention) => [mention.sentenceStart, mention]));
  return [...firsts.values()]
    .toSorted((one, other) => one.sentenceStart - other.sentenceStart)
    .map(({ sentence, sentenceStart, source }) => {
      const within = mentions.filter((mention) => mention.sentenceStart === sentenceStart);
      const ranges = within.map(
        ({ start, end }): Range => [start - sentenceStart, end - sentenceStart],
      );
      const printed = source ? { source, sentence, from: 0, to: sentence.length } : undefined;
      return { start: sentenceStart, stretches: cut(sentence, ranges), printed };
    });
}

type Range = readonly [from: number, to: number];

function cut(sentence: string, ranges: readonly Range[]) {
  const stretches: { at: number; text: string; isKeyword: boolean }[] = [];
  let done = 0;
  const add = (end: number, isKeyword: boolean) => {
    if (end > done) stretches.push({ at: done, text: sentence.slice(done, end), isKeyword });
    done = Math.max(done, end);
  };
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    add(from, false);
    add(to, true);
  }
  add(sentence.length, false);
  return stretches;
}

/** The keyword's own words wherever the resume states them. */
export const printedWords = (mentions: readonly Mention[]): PaperWords[] =>
  mentions.flatMap(({ source, sentence, sentenceStart, start, end }) =>
    source ? [{ source, sentence, from: start - sentenceStart, to: end - sentenceStart }] : [],
  );
