import { hasNamesShape, type Word } from './names.ts';
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

/** Letters that no German word has. */
const FOREIGN = /[áàâãåçèéêëíìîïñóòôõøúùûýłśćžšč]/iu;

/** Ends of nouns that name no one thing. */
const PLAIN_ENDS =
  /(?:en|ern|eln|ungs?|heit|keit|ion|tät|schaft|nis|ment|tum|ik|erei|ie|zeit|arbeit|anlage|gabe|suche|pflege|wahl|frage|sache|hilfe|lage|reise|nahme|weise|ruhe)$/u;

const PLAIN_NOUNS = new Set(
  'Bedarf Interesse Kontakt Start Einsatz Umgang Aufbau Ausbau Verkauf Einkauf Vertrieb Abschluss Team Haus Kunde Projekt Tag Nacht Bereich Markt Stand Wunsch Code'.split(
    ' ',
  ),
);

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
