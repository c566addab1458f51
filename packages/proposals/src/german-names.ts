import type { Word } from './acronyms.ts';
import { PLAIN_NOUNS } from './german-nouns.ts';
import { hasNamesShape, isName, type NameReading } from './names.ts';
import { nearBefore } from './near-before.ts';
import { GERMANIC } from './number-languages/germanic.ts';
import { languagesOf } from './number-words-abroad.ts';

const [GERMAN] = GERMANIC;

/** Checks whether a text has words of German. */
export const isGerman = (text: string): boolean =>
  GERMAN !== undefined && languagesOf(text).has(GERMAN);

/** Words that a name stands behind, with or without an article. */
const LEADS =
  /(?:^|[\s(])(?:[Bb]ei(?: de[rmn])?|Firma|Unternehmen|Konzern|Universität|Hochschule|Klinikum|Agentur|Stiftung) $/u;

/** Legal forms, behind a word and two others at most. */
const LEGAL_FORM =
  /^(?: \p{Lu}[\p{L}&.-]*| &| und){0,3} (?:g?GmbH|mbH|AG|SE|KG|OHG|UG|Ltd|Inc|e\. ?V)(?!\p{L})/u;

/** Employers that are called by a noun. */
const EMPLOYERS =
  /^(?:Diakonie|Caritas|Sparkasse|Volksbank|Bundesbank|Bundeswehr|Polizei|Feuerwehr|Bundesagentur|Landtag|Bundestag|Bahn|Telekom|Post)$/u;

/** Letters that no German word has. */
const FOREIGN = /[áàâãåçèéêëíìîïñóòôõøúùûýłśćžšč]/iu;

/** Ends of nouns that name no one thing; of no shorter word, which may be a name: "Spie". */
const PLAIN_ENDS =
  /(?<=\p{L}{3})(?:en|ern|eln|ungs?|heit|keit|ion|tät|schaft|nis|ment|tum|ik|erei|ie|zeit|arbeit|anlage|gabe|suche|pflege|wahl|frage|sache|hilfe|lage|reise|nahme|weise|ruhe)$/u;

/**
 * Checks whether a German text names something by a word: in German, where every noun has a capital, only by the word's shape, a letter of
 * other languages, a legal form behind it, or a word before it that names stand behind.
 */
export function isGermanName(word: Word, text: string): boolean {
  if (hasNamesShape(word) && !/^[A-ZÄÖÜ]-/u.test(word.text)) return true;
  if (!/^\p{Lu}/u.test(word.text)) return false;
  if (FOREIGN.test(word.text) || LEGAL_FORM.test(text.slice(word.end))) return true;
  const isPlain = PLAIN_ENDS.test(word.text) || PLAIN_NOUNS.has(word.text);
  return !isPlain && LEADS.test(nearBefore(text, word.start));
}

/** Letters of a known word that tells what a compound with it is about, and of the shortest that has other endings. */
const [LEAST_KNOWN, LEAST_STEM] = [5, 4];

const withoutEnding = (word: string): string => word.replace(/(?:e?[nrs]|e){1,2}$/u, '');

/** Plain nouns that firms, places and programs are named by: a compound with one may be a name ("Stadtwerke", "Lexware"). */
const OF_FIRMS = new Set(
  'ware werk werke bank bau verlag haus stahl metall energie klinik verein presse medien hotel theater museum kasse post markt schule holz glas land wasser strom papier auto system systeme netz licht gruppe partner stadt dorf feld wald garten hafen bild sport reise praxis heim dienst dienste zeit'.split(
    ' ',
  ),
);

const NOUNS = [...PLAIN_NOUNS]
  .map((noun) => noun.toLowerCase())
  .filter(({ length }) => length >= LEAST_STEM);
const HEADS = new Set(
  NOUNS.filter((noun) => !OF_FIRMS.has(noun)).map((noun) => withoutEnding(noun)),
);

/** Returns a check whether a word has a known one at its begin or end, is such a part of a known one, has another ending, or is put together of two parts that are plain or known. */
function createMadeOf(known: ReadonlySet<string>): (word: string) => boolean {
  const parts = [...known].filter(({ length }) => length >= LEAST_STEM);
  const stems = new Set(parts.map(withoutEnding));
  const begins = [...parts, ...NOUNS];
  const ends = parts.map(backwards);
  const isPartly = (word: string) => (part: string) =>
    part.startsWith(word) ||
    (word.length >= LEAST_KNOWN && part.endsWith(word)) ||
    (part.length >= LEAST_KNOWN && (word.startsWith(part) || word.endsWith(part)));
  return (word) =>
    word.length >= LEAST_STEM &&
    (stems.has(withoutEnding(word)) ||
      parts.some(isPartly(word)) ||
      isJoinedOf(word, { begins, ends }));
}

/** Checks whether a word is the begin of one word and the end of another, which is written backwards, or a plain noun. */
function isJoinedOf(
  word: string,
  { begins, ends }: { begins: readonly string[]; ends: readonly string[] },
): boolean {
  const begin = longestShared(word, begins);
  if (begin < LEAST_STEM) return false;
  for (let at = LEAST_STEM; at <= begin + 1; at += 1)
    if (HEADS.has(withoutEnding(word.slice(at)))) return true;
  const end = longestShared(backwards(word), ends);
  return end >= LEAST_STEM && begin + end >= word.length;
}

const longestShared = (word: string, others: readonly string[]): number =>
  others.reduce((most, other) => Math.max(most, sharedLength(word, other)), 0);

const backwards = (word: string): string => [...word].reverse().join('');

/** Counts the letters that two words share at their begin. */
function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** The way in which names are read in German texts: by their shape, and of other nouns those that no German one looks like. */
export const GERMAN_NAMES: NameReading = {
  isNamed(word, text) {
    if (isGermanName(word, text) || EMPLOYERS.test(word.text)) return true;
    const isPlain = PLAIN_ENDS.test(word.text) || PLAIN_NOUNS.has(word.text);
    return !isPlain && isName(word, text);
  },
  createMadeOf,
};
