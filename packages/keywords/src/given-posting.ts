import { givenKeyword } from './given-keyword.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { type Posting, readPosting } from './read-posting.ts';

/** A posting with these terms for keywords, in place of those it would be read to ask for. */
export function givenPosting(source: string, terms: readonly string[], lexicon: Lexicon): Posting {
  const wanted = [...new Set(terms.map((term) => term.trim()).filter((term) => term !== ''))];
  const keywords = wanted.map((term) => givenKeyword(term, source, lexicon));
  return { ...readPosting(source, lexicon), keywords, kind: 'description' };
}
