import { readLastDay } from './last-day.ts';
import { likelyNames } from './likely-names.ts';
import { readPay } from './pay.ts';
import { readLines } from './posting-lines.ts';

/** Facts that a posting says of itself, as it writes them; empty where it is not said or not sure. */
export type PostingFacts = {
  readonly company: string;
  readonly title: string;
  readonly location: string;
  readonly pay: string;
  /** YYYY-MM-DD. */
  readonly lastDay: string;
};

/**
 * Reads a pasted posting: title, company and place by how likely each of their candidates is, pay and last day by rules. What is
 * not sure stays empty, as is the employer whom an agency hides. `today` (YYYY-MM-DD) gives a last day without a year its year.
 */
export function readPostingFacts(text: string, today?: string): PostingFacts {
  const posting = readLines(text);
  return {
    ...likelyNames(posting),
    pay: readPay(posting.page),
    lastDay: readLastDay(posting.page, today),
  };
}
