import { findRole, isAddress, isJobTitle, roleKeywords } from './analysis/roles.ts';
import type { PostingKind } from './analysis/summarise.ts';
import { listCandidates } from './candidates/list-candidates.ts';
import { markAlternatives } from './candidates/mark-alternatives.ts';
import { mergeCandidates } from './candidates/merge.ts';
import { proveEveryday } from './candidates/prove-everyday.ts';
import { dropDenied } from './candidates/worth/drop-denied.ts';
import type { Keyword } from './keyword.ts';
import { findLanguage, isSupported, rulesOf } from './languages/find-language.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { readDefinitions } from './match/names/names-of.ts';
import {
  companyWords,
  employersInHead,
  isDistrict,
  isPlaceName,
} from './posting/left-out/company.ts';
import { isKnownPlace } from './posting/left-out/location-names.ts';
import { segment } from './posting/parts/segment.ts';
import type { Sentence } from './posting/parts/sentence.ts';
import { type CleanText, cleanText, sourceSlice } from './text/clean-text.ts';
import { readWords } from './text/words.ts';

/** A posting, read: what it asks for, and what was left aside. */
export type Posting = {
  source: string;
  keywords: readonly Keyword[];
  /** Sentences left aside: pay, perks, equal opportunity, the employer's own praise. */
  ignored: readonly string[];
  /** Long and short forms that it defines itself; see `readDefinitions`. */
  definitions: ReadonlyMap<string, string>;
  /** A mere job title has typical keywords of its role in place of its own. */
  kind: PostingKind;
  /** Its language by its English name; absent where it is too short to tell. */
  language?: string;
  /** The lexicon that it was read by, and by which the resumes are read that it is compared with. */
  lexicon: Lexicon;
};

/** Reads any text as a posting; never throws. The same text gives the same keywords in the same order. */
export function readPosting(source: string, lexicon: Lexicon): Posting {
  if (isAddress(source)) return withoutKeywords(source, 'address', lexicon);
  return isJobTitle(source) ? readTitle(source, lexicon) : readDescription(source, lexicon);
}

/** A title has what its role usually asks for. */
function readTitle(source: string, lexicon: Lexicon): Posting {
  const role = findRole(lexicon.roles, source);
  if (role === undefined) return withoutKeywords(source, 'unknown-title', lexicon);
  return { ...withoutKeywords(source, 'title', lexicon), keywords: roleKeywords(role, lexicon) };
}

const withoutKeywords = (source: string, kind: PostingKind, lexicon: Lexicon): Posting => ({
  source,
  keywords: [],
  ignored: [],
  definitions: new Map(),
  kind,
  lexicon,
});

function readDescription(source: string, lexicon: Lexicon): Posting {
  const clean = cleanText(source);
  const language = findLanguage(clean.text);
  if (language !== undefined && !isSupported(language)) {
    return { ...withoutKeywords(source, 'unsupported-language', lexicon), language };
  }
  const rules = rulesOf(language, lexicon.languages);
  const sentences = segment(clean.text, readWords(clean.text, rules), rules);
  const found = sentences
    .flatMap((sentence) => listCandidates(lexicon, clean, sentence))
    .filter(notTheEmployer(clean));
  const proven = proveEveryday(lexicon, clean, found);
  const candidates = dropDenied(lexicon, clean.text, sentences, proven);
  const keywords = markAlternatives(source, mergeCandidates(clean, candidates));
  const definitions = readDefinitions(clean.text);
  return {
    source,
    keywords,
    ignored: ignoredOf(clean, sentences),
    definitions,
    kind: 'description',
    ...(language && { language }),
    lexicon,
  };
}

function ignoredOf(clean: CleanText, sentences: readonly Sentence[]): string[] {
  return sentences
    .filter(({ kind }) => kind === 'drop')
    .map(({ start, end }) => sourceSlice(clean, start, end));
}

/** Leaves out the employer's name and its town, which look like keywords. */
function notTheEmployer({ text }: CleanText) {
  const company = companyWords(text);
  const inHead = employersInHead(text);
  const isInName = (end: number) => inHead.some((name) => end > name.start && end <= name.end);
  return ({ source, term, end }: { source: string; term: string; end: number }) =>
    !isInName(end) &&
    (source === 'lexicon' ||
      source === 'degree' ||
      !(
        isPlaceName(text, end) ||
        isKnownPlace(term) ||
        isDistrict(term) ||
        term.split(/\s+/).every((word) => company.has(word.toLowerCase()))
      ));
}
