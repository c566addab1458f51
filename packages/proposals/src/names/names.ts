import { abbreviationsIn, spelledOutOf, type Word } from './acronyms.ts';
import { nearBefore } from './near-before.ts';

type Range = { start: number; end: number };

/** A word as names are made of, with the signs within it: O'Brien, AT&T, Node.js, S3, C++. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[&.'’_+#-](?=[\p{L}\p{N}]))*/gu;

/** The end of a sentence, and the beginning of a bullet. */
const SENTENCE_END = /[.!?:]["'”’)]?$/u;
const BULLET = /[•*-]$/u;

/** Words with a capital that name nobody: German nouns that stand beside numbers among them. */
const PLAIN = new Set(
  "i i'm i've i'd i'll mr mrs ms dr monday tuesday wednesday thursday friday saturday sunday pme pmi pmes kmu mkb sme smes pymes easter christmas jahr jahre jahren monat monate monaten woche wochen tag tage tagen stunde stunden minute minuten prozent euro mal".split(
    ' ',
  ),
);

/**
 * Makes the list of proper names of a proposal whose words its source does not have: capitals in mid-sentence, and words
 * with capitals or digits within. At the start of a sentence, where every word has a capital, only such a
 * word or one that owns something. Scripts without capitals show no names.
 */
export function createNameFinder(
  source: string,
  { isNamed = isName, createMadeOf = () => () => false }: NameReading = {},
): (proposal: string) => Range[] {
  const words = wordsOf(source);
  const known = new Set(words.flatMap(({ text }) => partsOf(text)));
  const isMadeOf = createMadeOf(known);
  const isNew = (part: string) => !known.has(part) && !isMadeOf(part);
  const together = squeezed(source);
  // "MedicineOne", where the source has two words.
  const isTogether = ({ text }: Word) =>
    /\p{Ll}\p{Lu}/u.test(text) && together.includes(squeezed(text));
  const isAbbreviated = abbreviationsIn(words, source);
  const listSpelledOut = spelledOutOf(words.map(({ text }) => text));
  return (proposal) => {
    const said = wordsOf(proposal);
    const spelledOut = listSpelledOut(said);
    const isMaker = ({ text }: Word, at: number) => {
      const { text: made = '' } = said[at + 1] ?? {};
      return MAKERS.has(text.toLowerCase()) && /^\p{Lu}/u.test(made) && !partsOf(made).some(isNew);
    };
    return said.filter(
      (word, at) =>
        isNamed(word, proposal) &&
        partsOf(word.text).some(isNew) &&
        !spelledOut.has(word) &&
        !isMaker(word, at) &&
        !isTogether(word) &&
        !isAbbreviated(word, proposal),
    );
  };
}

/** The letters and digits of a text. */
export const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Makers of programs, whose name may stand before a known one of theirs. */
const MAKERS = new Set(
  'microsoft google adobe autodesk oracle ibm apache amazon atlassian apple siemens sap cisco vmware jetbrains'.split(
    ' ',
  ),
);

/** The way in which names are read; capitals, where it does not say another. */
export type NameReading = {
  isNamed?: typeof isName | undefined;
  /** Returns a check whether a word is one of the known ones with another. */
  createMadeOf?: ((known: ReadonlySet<string>) => (word: string) => boolean) | undefined;
};

/** The words of a text as names are made of. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ index, 0: word }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** An article or a preposition that is written together with the word behind it: "all’ITC", "d’Asana". */
const ELIDED = /^(?:[cdjlmnst]|qu|un|d?all|dell|nell|sull|d?agl|quest)['’](?=\p{L}{2})/u;

/** The words by which one is known: itself, and its parts by hyphen, each without 's and what is elided before it. */
function partsOf(word: string): string[] {
  const bare = word.normalize('NFKC').toLowerCase().replace(ELIDED, '');
  return bare.split('-').map((part) => uninflected(part.replace(/['’]s?$/u, '')));
}

/** A word without an ending that says how many or whose; short ones may be another word without. */
function uninflected(word: string): string {
  if (word.length >= 7) return word.replace(/(?:e?[nrs]|e){1,2}$/u, '');
  return word.length >= 4 ? word.replace(/s$/u, '') : word;
}

/** A word in small letters without its ending. */
export const stemOf = (word: string): string => uninflected(word.toLowerCase());

function isName(word: Word, proposal: string): boolean {
  const { text, start } = word;
  if (PLAIN.has(text.toLowerCase().replace('’', "'"))) return false;
  if (hasNamesShape(word)) return true;
  if (!/^\p{Lu}/u.test(text.replace(ELIDED, ''))) return false;
  return /['’]s$/u.test(text) || !opensSentence(nearBefore(proposal, start));
}

/** Checks whether a word has capitals or digits within, as no other word has. */
export const hasNamesShape = ({ text }: Word): boolean =>
  /\p{L}\p{N}|\p{N}\p{L}|\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(text) && !isOrdinal(text);

/** Checks whether a sentence or a bullet begins behind a text: there a capital says nothing. */
function opensSentence(before: string): boolean {
  const said = before.trimEnd();
  const space = before.slice(said.length);
  if (said === '' || space.includes('\n')) return true;
  if (space !== '' && SENTENCE_END.test(said.slice(-2))) return true;
  const line = said.slice(said.lastIndexOf('\n') + 1).trimStart();
  return line.length === 1 && BULLET.test(line);
}

/** "3rd", "10x", "1.2M" are numbers, and "m²" is a unit. */
const isOrdinal = (word: string) =>
  /^\p{Ll}{1,2}[²³]$|^\p{N}[\p{N}.,]*(?:st|nd|rd|th|er|re|[eè]me|x|k|m|mn|bn|b)$/iu.test(word);
