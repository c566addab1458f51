import { withoutButtons } from '@shortlist/keywords';
import { isChrome } from './chrome.ts';
import { readCompany } from './company.ts';
import { readLastDay } from './last-day.ts';
import { listLines, withoutSignature } from './lines.ts';
import { readPay } from './pay.ts';
import { readPlace } from './place.ts';
import { readTitle } from './title.ts';

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
 * Reads a pasted posting by rules: labelled fields first, then its head, then what its sentences say. What is not sure stays
 * empty, as is the employer whom an agency hides. `today` (YYYY-MM-DD) gives a last day without a year its year.
 */
export function readPostingFacts(text: string, today?: string): PostingFacts {
  // Some job sites say the pay in what they write around a posting.
  const all = listLines(text.slice(0, LONGEST));
  const lines = withoutSignature(
    withoutButtons(all).filter(
      (line, at, all) => !isChrome(line) && !PROFILE.test(all[at - 1] ?? ''),
    ),
  );
  const title = readTitle(lines);
  const company = readCompany(lines, title, all);
  return {
    company,
    title,
    location: readPlace(lines, title, company, all),
    pay: readPay(all),
    lastDay: readLastDay(all, today),
  };
}

/** The name of who posts, as LinkedIn shows it; what they do stands below. */
const PROFILE = / • (?:1st|2nd|3rd|1er|2e|3e|[123]º|[123]\.)\+?$/u;

/** In characters; a posting's text has no more. */
const LONGEST = 50_000;
