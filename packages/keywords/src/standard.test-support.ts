import { matchTerm as matchTermBy } from './analysis/match-term.ts';
import { givenPosting as givenPostingBy } from './given-posting.ts';
import { standardLexicon } from './lexicon/standard-lexicon.ts';
import { readPosting as readPostingBy } from './read-posting.ts';

/** The package's functions with all that the project knows. */
export const readPosting = (source: string) => readPostingBy(source, standardLexicon());

export const givenPosting = (source: string, terms: readonly string[]) =>
  givenPostingBy(source, terms, standardLexicon());

export const matchTerm = (
  term: string,
  resume: Parameters<typeof matchTermBy>[1],
  posting: string,
) => matchTermBy(term, resume, posting, standardLexicon());
