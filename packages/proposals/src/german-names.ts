import { PLAIN_NOUNS } from './german-nouns.ts';
import { hasNamesShape, isName, type NameReading, type Word } from './names.ts';
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

/** Ends of nouns that name no one thing. */
const PLAIN_ENDS =
  /(?:en|ern|eln|ungs?|heit|keit|ion|tät|schaft|nis|ment|tum|ik|erei|ie|zeit|arbeit|anlage|gabe|suche|pflege|wahl|frage|sache|hilfe|lage|reise|nahme|weise|ruhe)$/u;

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

/** Checks whether a word has a known one at its begin or end, is such a part of a known one, or has another ending. */
function isMadeOf(word: string, known: ReadonlySet<string>): boolean {
  if (word.length < LEAST_STEM) return false;
  const stem = word.replace(/(?:e?[nrs]|e){1,2}$/u, '');
  return [...known].some((part) => {
    if (part.length < LEAST_STEM) return false;
    if (part.startsWith(word) || part.replace(/(?:e?[nrs]|e){1,2}$/u, '') === stem) return true;
    return part.length >= LEAST_KNOWN && (word.startsWith(part) || word.endsWith(part));
  });
}

/** The way in which names are read in German texts: by their shape, and of other nouns those that no German one looks like. */
export const GERMAN_NAMES: NameReading = {
  isNamed(word, text) {
    if (isGermanName(word, text) || EMPLOYERS.test(word.text)) return true;
    const isPlain = PLAIN_ENDS.test(word.text) || PLAIN_NOUNS.has(word.text);
    return !isPlain && isName(word, text);
  },
  isMadeOf,
};
