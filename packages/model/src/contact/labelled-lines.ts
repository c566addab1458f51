/** A line that a person labels: an address of theirs, a licence, a nationality. */
export type LabelledLine = { readonly label: string; readonly text: string };

/** Between the label and the text of a line; neither holds one. */
const SEPARATOR = '\t';

/** The lines of a text that holds one in each line, label first. Lines that say nothing are kept: a form shows them. */
export const parseLabelledLines = (text: string): LabelledLine[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const end = line.indexOf(SEPARATOR);
        return end < 0
          ? { label: '', text: line }
          : { label: line.slice(0, end), text: line.slice(end + 1).replaceAll(SEPARATOR, ' ') };
      });

/** The text of such lines. */
export const formatLabelledLines = (lines: readonly LabelledLine[]): string =>
  lines.map(({ label, text }) => [label, text].map(inOneLine).join(SEPARATOR)).join('\n');

const inOneLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ');
