import { findLanguage, rulesOf } from '../languages/find-language.ts';
import type { Language } from '../languages/language.ts';
import { listJoined } from '../lexicon/find-names.ts';
import type { Group, Lexicon } from '../lexicon/lexicon.ts';
import { type GivenResume, givenText, type ResumePart, type ResumeText } from '../resume-text.ts';
import { type CleanText, cleanText } from '../text/clean-text.ts';
import { listLines, listSentences, type TextRange } from '../text/sentences.ts';
import { readWords, type Word } from '../text/words.ts';
import { listDenyingParts } from './denials/denying-parts.ts';
import { conceptOf } from './meaning/concept.ts';
import { type Degree, readDegrees } from './names/degree.ts';

/** Words `from` to `to` of a resume, the latter not included. */
export type Run = { from: number; to: number };

/** A resume made ready to be asked for many keywords. */
export type ResumeIndex = {
  clean: CleanText;
  parts: readonly ResumePart[];
  /** The rules of its language where that is not English. */
  rules: Language | undefined;
  words: readonly Word[];
  sentences: readonly TextRange[];
  /** The sentence that each word stands in. */
  sentenceOf: readonly number[];
  /** Parts of the clean text that tell what the person has not done, and references. */
  denied: readonly TextRange[];
  byKey: ReadonlyMap<string, readonly number[]>;
  /** The concept that each word stands for beside others; see `conceptOf`. */
  concepts: readonly string[];
  byConcept: ReadonlyMap<string, readonly number[]>;
  byJoined: ReadonlyMap<string, readonly Run[]>;
  /** Words in capitals, by their letters without a plural's "s": what may be initials. */
  byCapitals: ReadonlyMap<string, readonly Run[]>;
  /** Degrees, in offsets of the clean text. */
  degrees: readonly Degree[];
  /** The places of each group asked for so far; filled while matching. */
  known: Map<Group, readonly Run[]>;
};

/** Initials, also those of small words: "DoE", "QoS". */
const CAPITALS = /^(?:[A-Z]{2,8}s?|[A-Z][a-z][A-Z]s?)$/;

type ReadText = Pick<ResumeIndex, 'clean' | 'parts'> & {
  /** Undefined where the text is too short to tell. */
  language: string | undefined;
};

type Indexed = {
  text: ReadText;
  lexicon: Lexicon;
  byRules: Map<Language | undefined, ResumeIndex>;
};

/** Indexes of texts that several postings are compared with, of the lexicon of the last of these. */
const INDEXED = new WeakMap<ResumeText, Indexed>();

/** Indexes a resume for postings of one lexicon that follow each other, once for each language whose rules it is read by; plain text each time. */
export function indexForPosting(
  resume: GivenResume,
  { language, lexicon }: { language: string | undefined; lexicon: Lexicon },
): ResumeIndex {
  if (typeof resume === 'string') return indexResume(resume, language, lexicon.languages);
  const last = INDEXED.get(resume);
  const indexed: Indexed =
    last?.lexicon === lexicon ? last : { text: readText(resume), lexicon, byRules: new Map() };
  INDEXED.set(resume, indexed);
  const { text, byRules } = indexed;
  const rules = rulesOf(text.language ?? language, lexicon.languages);
  const index = byRules.get(rules) ?? indexText(text, rules);
  byRules.set(rules, index);
  return index;
}

/** Reads a resume, or the plain text of one. One that is too short to tell its language is read in the posting's. */
export function indexResume(
  resume: GivenResume,
  postingLanguage: string | undefined,
  languages: readonly Language[],
): ResumeIndex {
  const text = readText(resume);
  return indexText(text, rulesOf(text.language ?? postingLanguage, languages));
}

function readText(resume: GivenResume): ReadText {
  const { text, parts } = givenText(resume);
  const clean = cleanText(text);
  return { clean, parts, language: findLanguage(clean.text) };
}

function indexText({ clean, parts }: ReadText, rules: Language | undefined): ResumeIndex {
  const words = readWords(clean.text, rules);
  const concepts = words.map(({ key }) => conceptOf(key));
  const sentences = listLines(clean.text).flatMap((line) => listSentences(clean.text, line));
  return {
    clean,
    parts,
    rules,
    words,
    sentences,
    sentenceOf: placeWords(words, sentences),
    denied: listDenyingParts(clean.text),
    byKey: gather(
      words.flatMap(({ key, localKey }, at): [string, number][] =>
        localKey === undefined
          ? [[key, at]]
          : [
              [key, at],
              [localKey, at],
            ],
      ),
    ),
    concepts,
    byConcept: gather(concepts.map((concept, at) => [concept, at])),
    byJoined: gather(
      words.flatMap((_, from) =>
        listJoined(words, from).map(({ joined, to }): [string, Run] => [joined, { from, to }]),
      ),
    ),
    byCapitals: gather(
      words.flatMap(({ text: word }, from): [string, Run][] =>
        CAPITALS.test(word) ? [[word.replace(/s$/, '').toUpperCase(), { from, to: from + 1 }]] : [],
      ),
    ),
    degrees: sentences.flatMap(({ start, end }) =>
      readDegrees(clean.text.slice(start, end)).map((degree) => ({
        ...degree,
        start: start + degree.start,
        end: start + degree.end,
      })),
    ),
    known: new Map(),
  };
}

function placeWords(words: readonly Word[], sentences: readonly TextRange[]): number[] {
  let at = 0;
  return words.map((word) => {
    while (at < sentences.length - 1 && word.start >= (sentences[at]?.end ?? 0)) at += 1;
    return at;
  });
}

function gather<V>(pairs: readonly (readonly [string, V])[]): Map<string, V[]> {
  const index = new Map<string, V[]>();
  for (const [key, value] of pairs) {
    const list = index.get(key);
    if (list === undefined) index.set(key, [value]);
    else list.push(value);
  }
  return index;
}
