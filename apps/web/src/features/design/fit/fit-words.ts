import type { FitChange, Spill } from '@shortlist/fit';
import { counted, listed, plural } from '@shortlist/messages';
import { NUMBERS } from '#lib/text/look-words.ts';
import type { Fitted } from './fit-look.ts';

const PAGES = { one: 'page', other: 'pages' };
const LETTERS = { one: 'letter', other: 'letters' };

/** Most names of what would have to go. */
const MOST_NAMED = 3;

export const pagesInWords = (pages: number): string =>
  plural(pages, { one: 'one page', other: counted(pages, PAGES) });

/** Says what fitting has done, or why it could not. */
export function fittedInWords(fitted: Fitted): string {
  const goal = pagesInWords(fitted.goal);
  if (fitted.fits) {
    if (fitted.changes.length === 0) return `It fits on ${goal} as it is.`;
    return `It fits on ${goal}. Smaller: ${listed(fitted.changes.map(changeInWords))}.`;
  }
  const takes = `Even with the smallest margins, spaces and text that are easy to read it takes ${pagesInWords(fitted.pages)}.`;
  const { titles } = fitted;
  if (titles.length === 0) return takes;
  const named = titles.slice(0, MOST_NAMED).map((title) => `“${title}”`);
  const more = titles.length - named.length;
  return `${takes} It would fit on ${goal} without ${listed(more > 0 ? [...named, `${more} more`] : named)}.`;
}

/** Says what was made smaller, from one size to another. */
const CHANGES: Readonly<Record<FitChange['knob'], (from: string, to: string) => string>> = {
  sideMargin: (from, to) => `margins at the sides ${from} → ${to}`,
  endMargin: (from, to) => `margins above and below ${from} → ${to}`,
  textSize: (from, to) => `text size ${from} → ${to}`,
  lineHeight: (from, to) => `line height ${from} → ${to}`,
  entrySpace: (from, to) => `space between entries ${from} → ${to}`,
};

function changeInWords({ knob, from, to }: FitChange): string {
  const { write } = NUMBERS[knob];
  return CHANGES[knob](write(from), write(to));
}

export const spillsInWords = (count: number): string =>
  plural(count, {
    one: 'One text ends with a word or two on a line of its own. A few letters less win the line.',
    other: `${count} texts end with a word or two on a line of their own. A few letters less win ${count} lines.`,
  });

/** Says how many letters less win a line. */
export const cutInWords = ({ least, most }: Spill): string =>
  least === most ? `cut ${counted(most, LETTERS)}` : `cut ${least} to ${counted(most, LETTERS)}`;
