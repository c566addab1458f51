import type { Mark, PrintedText } from '@shortlist/model';

/** A stretch of a text that is set alike. */
export type TextRun = Omit<Mark, 'from' | 'to'> & { readonly text: string };

/** A printed text in runs, one for each mark and one for what stands between marks. */
export function textRuns({ text, marks = [] }: Pick<PrintedText, 'text' | 'marks'>): TextRun[] {
  const runs = marks.flatMap(({ from, to, ...style }, at): TextRun[] => [
    { text: text.slice(marks[at - 1]?.to ?? 0, from) },
    { text: text.slice(from, to), ...style },
  ]);
  return [...runs, { text: text.slice(marks.at(-1)?.to ?? 0) }].filter((run) => run.text !== '');
}

/** Controls, line ends and plain spaces; a space that does not break stays. */
const GAP = /[\p{Cc}\u2028\u2029 ]+/gu;

/** A text as one line: what is no letter of it, and every run of spaces, is one space; none stands at its ends. */
export const cleanLine = (text: string): string => text.replace(GAP, ' ').trim();
