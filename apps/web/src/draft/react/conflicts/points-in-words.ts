import { type Mark, type Point, type Points, pointsCodec } from '@shortlist/resume';

/** Says points as plain words: bold between "**", italic between "_", and where a link leads behind it. */
export function pointsInWords(said: Points): string {
  const isMarked = said.points.some(({ marks, hidden }) => marks || hidden);
  if (!isMarked) return pointsCodec.toFlat(said);
  return said.points.map((point) => `• ${wordsOf(point)}`).join('\n');
}

function wordsOf({ text, marks = [], hidden }: Point): string {
  const said = marks.reduceRight((words, mark) => {
    const [before, marked, after] = [
      words.slice(0, mark.from),
      words.slice(mark.from, mark.to),
      words.slice(mark.to),
    ];
    return `${before}${withMark(marked, mark)}${after}`;
  }, text);
  return hidden ? `${said} (hidden)` : said;
}

function withMark(text: string, { bold, italic, href }: Mark): string {
  const slanted = italic ? `_${text}_` : text;
  const strong = bold ? `**${slanted}**` : slanted;
  return href ? `${strong} (${href})` : strong;
}
