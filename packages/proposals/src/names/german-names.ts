import { isKnownPlace } from '@shortlist/keywords';
import { GERMANIC } from '../numbers/languages/germanic.ts';
import type { NumberLanguage } from '../numbers/languages/language.ts';
import type { Word } from './acronyms.ts';
import { PLAIN_NOUNS } from './german-nouns.ts';
import { hasNamesShape, type NameReading } from './names.ts';
import { nearBefore } from './near-before.ts';

const [GERMAN] = GERMANIC;

/** Checks whether German is one of some languages. */
export const isGerman = (languages: ReadonlySet<NumberLanguage>): boolean =>
  GERMAN !== undefined && languages.has(GERMAN);

/** Words that a name stands behind: prepositions without an article, which few nouns do without, and what firms are called. */
const LEADS =
  /(?:^|[\s(„“])(?:[Bb]ei(?: de[rmn])?|[Mm]it|[Ff]ür|[Ii]n|[Üü]ber|[Uu]nter|[Vv]on|[Nn]ach|[Aa]uf|[Aa]us|per|via|Firma|Unternehmen|Konzern|Universität|Hochschule|Klinikum|Klinik|Kita|Agentur|Stiftung|Software|Programm) $/u;

/** "Am Berliner Ensemble", "im Maritim Würzburg": behind an article only names are of two words with capitals. */
const OF_TWO = {
  before:
    /(?<!\p{L})(?:am|an de[rm]|im|in de[rm]|beim|bei de[rm]|vom|zum|zur|für d(?:ie|as|en)) (?:\p{Lu}\p{Ll}{2,20} )?$/u,
  first: /^\p{Lu}\p{Ll}{2,20} \p{Lu}\p{Ll}/u,
};

/** Legal forms, behind a word and two others at most. */
const LEGAL_FORM =
  /^(?: \p{Lu}[\p{L}&.-]*| &| und){0,3} (?:g?GmbH|mbH|AG|SE|KG|OHG|UG|Ltd|Inc|e\. ?V)(?!\p{L})/u;

/** Employers that are called by a noun. */
const EMPLOYERS =
  /^(?:Uniklinik|Klinikum|Krankenhaus|Diakonie|Caritas|Lebenshilfe|Sparkasse|Volksbank|Bundesbank|Bundeswehr|Polizei|Feuerwehr|Bundesagentur|Landtag|Bundestag|Bahn|Telekom|Post)$/u;

/** Letters that no German word has. */
const FOREIGN = /[áàâãåçèéêëíìîïñóòôõøúùûýłśćžšč]/iu;

/** Ends of nouns that name no one thing; of no shorter word, which may be a name: "Spie". */
const PLAIN_ENDS =
  /(?<=\p{L}{3})(?:en|ern|eln|ungs?|heit|keit|ion|tät|schaft|nis|ment|tum|ik|erei|ie|in)$/u;

/** Prepositions before employers; names of tools, behind the others, have no umlaut, and no ending of a noun that needs no article. */
const AT = /(?:^|[\s(])[Bb]ei (?:de[rmn] )?$/u;
const AT_NOUN = /(?:^|[\s(])(?:[Aa]n|[Mm]it|[Ff]ür|[Vv]on) de[rmn] $/u;
const PLAIN_SHAPE = /[äöüß]|(?<!war)e$/u;

/** "Bei Holzbau Noack": a noun beside another one behind these is a name; not behind a plural ("für Gäste Kuchen") or a measure. */
const BESIDE_NOUN =
  /(?:^|[\s(])(?:[Bb]ei|[Ff]ür) (?!(?:Anfang|Mitte|Ende) )\p{Lu}\p{Ll}{1,20}(?<!n|er|e) $/u;

/** Words for who is written to. */
const READER = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|Euch|Eu(?:er|re[mnrs]?))$/u;

/** Ends of the names of towns. */
const TOWN =
  /(?:berg|burg|furt|dorf|bach|heim|hausen|hofen|stedt|stadt|brück(?:en)?|münchen|kirchen|rode|büttel|köln)$/iu;

const isPlace = (word: string): boolean => isKnownPlace(word) || TOWN.test(word);

const isPlain = (word: string): boolean =>
  !isPlace(word) && (PLAIN_ENDS.test(word) || PLAIN_NOUNS.test(word) || READER.test(word));

/**
 * Checks whether a German text names something by a word: in German, where every noun has a capital, only by the word's shape, a letter of
 * other languages, a legal form behind it, or a word before it that names stand behind.
 */
function isGermanName(word: Word, text: string): boolean {
  if (hasNamesShape(word) && !/^[A-ZÄÖÜ]-/u.test(word.text)) return true;
  if (!/^\p{Lu}/u.test(word.text)) return false;
  if (FOREIGN.test(word.text) || LEGAL_FORM.test(text.slice(word.end))) return true;
  return standsAsName(word, text);
}

/** Checks whether a German word stands where a name does. */
function standsAsName({ text: word, start }: Word, text: string): boolean {
  const before = nearBefore(text, start);
  const isFirstOfTwo = OF_TWO.first.test(text.slice(start));
  if (OF_TWO.before.test(before) && isFirstOfTwo && !isPlain(word)) return true;
  if (EMPLOYERS.test(word) && (LEADS.test(before) || AT_NOUN.test(before))) return true;
  if (BESIDE_NOUN.test(before)) return !isPlain(word) && !PLAIN_SHAPE.test(word);
  if (!LEADS.test(before)) return false;
  const isBare = AT.test(before) || isFirstOfTwo;
  return !isPlain(word) && (isBare || isPlace(word) || !PLAIN_SHAPE.test(word));
}

/** Letters of a known word that tells what a compound with it is about, and of the shortest that has other endings. */
const [LEAST_KNOWN, LEAST_STEM] = [5, 4];

const withoutEnding = (word: string): string => word.replace(/(?:e?[nrs]|e){1,2}$/u, '');

/** Returns a check whether a word has a known one at its begin or end, is such a part of a known one, or has another ending. */
function createMadeOf(known: ReadonlySet<string>): (word: string) => boolean {
  const parts = [...known].filter(({ length }) => length >= LEAST_STEM);
  const stems = new Set(parts.map(withoutEnding));
  const isPartly = (word: string) => (part: string) =>
    part.startsWith(word) ||
    (word.length >= LEAST_KNOWN && part.endsWith(word)) ||
    (part.length >= LEAST_KNOWN && (word.startsWith(part) || word.endsWith(part)));
  return (word) =>
    word.length >= LEAST_STEM && (stems.has(withoutEnding(word)) || parts.some(isPartly(word)));
}

/** The first word of a name of two in a list: "…, Labor Vogt". */
const FIRST_OF_NAME = /(?<=, )\p{Lu}\p{Ll}+(?= \p{Lu}\p{Ll})/gu;

/** Makes the way in which names are read in German texts: where a source has "Labor Vogt", "Labor Brandt" is another one. */
export function germanNames(source: string): NameReading {
  const firsts = new Set(source.match(FIRST_OF_NAME));
  const isBesideFirst = ({ text: word, start }: Word, text: string): boolean => {
    if (!/^\p{Lu}/u.test(word) || isPlain(word)) return false;
    const first = nearBefore(text, start).split(' ').at(-2) ?? '';
    return text[start - 1] === ' ' && firsts.has(first);
  };
  return {
    isNamed: (word, text) => isGermanName(word, text) || isBesideFirst(word, text),
    createMadeOf,
  };
}
