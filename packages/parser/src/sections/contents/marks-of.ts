import { isLink, type Mark, normalizeMarks } from '@shortlist/model';
import type { Cell } from '../../lines/row.ts';

type Look = { bold: boolean; italic: boolean; link?: string };

/**
 * The bold, italic and linked words of a line, whose text is that of its cells with spaces between them. What is bold or
 * italic as a whole emphasises nothing. Words that are set alike have one mark, spaces between them included.
 */
export function marksOf(cells: readonly Cell[]): Mark[] {
  const spans = spansOf(cells);
  const isWhole = (look: 'bold' | 'italic') => spans.every((span) => span[look]);
  const [noBold, noItalic] = [isWhole('bold'), isWhole('italic')];
  const marks = spans.map(
    ({ from, to, bold, italic, link }): Mark => ({
      from,
      to,
      ...(bold && !noBold && { bold: true }),
      ...(italic && !noItalic && { italic: true }),
      ...(link !== undefined && isLink(link) && { href: link }),
    }),
  );
  const text = cells.map((cell) => cell.text).join(' ');
  return normalizeMarks(joinAlike(marks, text), text);
}

/** The looks of the words in the text of all cells. */
function spansOf(cells: readonly Cell[]): (Look & { from: number; to: number })[] {
  let start = 0;
  return cells.flatMap(({ text, spans }) => {
    const at = start;
    start += text.length + 1;
    return spans
      .map((span) => ({ ...span, from: at + span.from, to: at + span.to }))
      .filter(({ from, to }) => /\S/u.test(text.slice(from - at, to - at)));
  });
}

/** Marks of one look that nothing but space parts, as one; none begins or ends in space. */
function joinAlike(marks: readonly Mark[], text: string): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const said = text.slice(mark.from, mark.to);
    const from = mark.from + said.length - said.trimStart().length;
    const to = mark.from + said.trimEnd().length;
    const last = joined.at(-1);
    const isOne = last && isAlike(last, mark) && text.slice(last.to, from).trim() === '';
    if (isOne) joined[joined.length - 1] = { ...last, to };
    else joined.push({ ...mark, from, to });
  }
  return joined;
}

const isAlike = (one: Mark, other: Mark): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.href === other.href;
