import { type Mark, normalizeMarks, stripBullet } from '@shortlist/model';

/** A line of a description: its words, and which of them are bold, italic or links. */
export type Line = {
  readonly text: string;
  readonly marks?: readonly Mark[];
  readonly hidden?: true;
};

/** The lines of a plain text, without the bullets before them; empty lines go. */
export const plainLines = (text: string): Line[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => ({ text: stripBullet(line).trim() }))
    .filter(({ text: said }) => said !== '');

/** A line that is a link; the address stands in it where it cannot be one. */
export function linkLine(href: string, label = ''): Line {
  const text = label.trim() === '' ? href.trim() : label.trim();
  if (href.trim() === '' || href.trim() === text) return { text };
  const marks = normalizeMarks([{ from: 0, to: text.length, href: href.trim() }], text);
  return marks.length > 0 ? { text, marks } : { text: `${text} (${href.trim()})` };
}

/** The line as plain text: behind the words of a link stands its address. */
export function plainLine({ text, marks = [] }: Line): string {
  return marks.reduceRight((said, { to, href }) => {
    const isSaid = href === undefined || text.includes(href);
    return isSaid ? said : `${said.slice(0, to)} (${href})${said.slice(to)}`;
  }, text);
}

/** "Label: text", or nothing where there is nothing to label. */
export const labelledLine = (label: string, text: string): Line[] =>
  text.trim() === '' ? [] : [{ text: `${label}: ${text.trim()}` }];
