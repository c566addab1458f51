import { PRINTED_DATES, PRINTED_WORDS } from '@shortlist/resume/printed-words';
import { fold } from './fold.ts';

/** What this product prints of its own accord in languages other than English: its titles, months and labels are read back. */

/** The titles of a kind of section, in every language. */
export const printedTitles = (kind: keyof typeof PRINTED_WORDS): readonly string[] =>
  Object.values(PRINTED_WORDS[kind].title);

/** All titles in capitals, as they stand on the paper. */
export const PRINTED_CAPITALS: readonly string[] = Object.values(PRINTED_WORDS).flatMap(
  ({ title }) => Object.entries(title).map(([language, text]) => text.toLocaleUpperCase(language)),
);

/** The names of a month from 1 on, folded and without full stops. */
export const printedMonths = (month: number): readonly string[] =>
  Object.values(PRINTED_DATES).flatMap(({ months }) => {
    const name = months[month - 1];
    return name === undefined ? [] : [fold(name).replace('.', '')];
  });

/** What stands in place of an end, for a regular expression: folded, and with marks that are no accents. */
export const PRINTED_PRESENT = Object.values(PRINTED_DATES)
  .flatMap(({ present }) => [...new Set([fold(present), present.toLowerCase()])])
  .join('|');

/** The labels of a member of studies, for a regular expression. */
export const printedLabels = (member: 'minor' | 'gpa'): string =>
  Object.values(PRINTED_WORDS.education.labels?.[member] ?? {}).join('|');
