import { matchTerm as matchTermBy } from './analysis/match-term.ts';
import { givenPosting as givenPostingBy } from './given-posting.ts';
import { STANDARD_LEXICON } from './lexicon/standard-lexicon.ts';
import { readPosting as readPostingBy } from './read-posting.ts';

/** The package's functions with all that the project knows. */
export const readPosting = (source: string) => readPostingBy(source, STANDARD_LEXICON);

export const givenPosting = (source: string, terms: readonly string[]) =>
  givenPostingBy(source, terms, STANDARD_LEXICON);

export const matchTerm = (
  term: string,
  resume: Parameters<typeof matchTermBy>[1],
  posting: string,
) => matchTermBy(term, resume, posting, STANDARD_LEXICON);
