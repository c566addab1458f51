import { type Mark, type Point, type Points, pointsCodec } from '@shortlist/model';
import type { WordsOf } from '#platform/language/use-words.ts';

/** Says points as plain words: bold between "**", italic between "_", and where a link leads behind it. */
export function pointsInWords(words: WordsOf<'conflicts'>, said: Points): string {
  const isMarked = said.points.some(({ marks, hidden }) => marks || hidden);
  if (!isMarked) return pointsCodec.toFlat(said);
  return said.points.map((point) => `• ${wordsOf(words, point)}`).join('\n');
}

function wordsOf(words: WordsOf<'conflicts'>, { text, marks = [], hidden }: Point): string {
  const said = marks.reduceRight((marked, mark) => {
    const [before, within, after] = [
      marked.slice(0, mark.from),
      marked.slice(mark.from, mark.to),
      marked.slice(mark.to),
    ];
    return `${before}${withMark(within, mark)}${after}`;
  }, text);
  return hidden ? words.hiddenPoint({ text: said }) : said;
}

function withMark(text: string, { bold, italic, href }: Mark): string {
  const slanted = italic ? `_${text}_` : text;
  const strong = bold ? `**${slanted}**` : slanted;
  return href ? `${strong} (${href})` : strong;
}
