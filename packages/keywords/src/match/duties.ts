import type { Duty, Lexicon, Name } from '../lexicon/lexicon.ts';
import { readName } from '../lexicon/read-name.ts';
import { nameKeys } from '../text/words.ts';
import { conceptOf } from './meaning/concept.ts';
import { SMALL, type Wanted } from './meaning/reworded.ts';

/** The sign that shows a duty: a name by its letters, or words that stand close together. */
export type Sign = { name: Name } | { wanted: Wanted };

/** Heads that say no more than that something is done; to ask for "stock control" is to ask for stock management. */
const HANDLING = new Set(
  nameKeys(
    'management managing manage control controlling administration processing operations procedures duties tasks activities work experience skills practices techniques',
  ),
);
const HANDLED = '*';

/** Lists what a name of a duty is looked up by: its meanings in any order, with what is merely done with it as one sign. */
export function dutyKeys(keys: readonly string[]): string[] {
  const large = keys.filter((key) => !SMALL.has(key));
  const meant = large.filter((key) => !HANDLING.has(key)).map(conceptOf);
  if (meant.length === 0) return [large.toSorted().join(' ')];
  // A single meaning is too wide for a name: "design", "development" and "building construction".
  const meanings = new Set(meant).size > 1 ? meant : large.filter((key) => !HANDLING.has(key));
  const bare = [...new Set(meanings)].toSorted().join(' ');
  const isHandled = meant.length < large.length;
  return isHandled ? [`${bare} ${HANDLED}`, ...(meant.length > 1 ? [bare] : [])] : [bare];
}

/** Reads lines of `name | name : sign, sign`. Names of several words, and abbreviations, are signs of each other. */
export function readDuties(texts: readonly string[]): Lexicon['duties'] {
  const byName = new Map<string, Duty[]>();
  for (const duty of texts.flatMap(readLines)) {
    for (const key of keysOfNames(duty)) byName.set(key, [...(byName.get(key) ?? []), duty]);
  }
  return byName;
}

/** Lists what the duties of a text are looked up by. */
export const keysOfDuties = (text: string): Set<string> =>
  new Set(readLines(text).flatMap((duty) => [...keysOfNames(duty)]));

const readLines = (text: string): Duty[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', signs = ''] = line.split(' : ');
      return { names: names.split(' | '), signs: signs.split(', ') };
    });

const keysOfNames = ({ names }: Duty): Set<string> =>
  new Set(names.flatMap((name) => dutyKeys(nameKeys(name))));

/** Signs are read when they are first asked for, once. */
const known = new WeakMap<Duty, readonly Sign[]>();

function readSigns(duty: Duty): readonly Sign[] {
  const signs = known.get(duty) ?? [...duty.names.flatMap(signOf), ...duty.signs].flatMap(readSign);
  known.set(duty, signs);
  return signs;
}

/** A name as a sign of its duty; one word says too little, unless it is an abbreviation. */
function signOf(name: string): string[] {
  if (name.includes(' ')) return [name];
  return /^[A-Z][A-Z\d&/-]{2,}$/.test(name) ? [`=${name}`] : [];
}

/**
 * Lists what shows a duty that is asked for by this key of its name. Who asks for one of the things that show it ("Azure"
 * of "cloud") asks for that one: another shows nothing.
 */
export const signsOf = (duties: Lexicon['duties'], key: string, surface: string): readonly Sign[] =>
  (duties.get(key) ?? []).filter(({ signs }) => !signs.includes(`=${surface}`)).flatMap(readSigns);

/** "BEd", "NVQ": letters that in small ones are another word. */
const CAPITALS = /[A-Z].*[A-Z]/;

/**
 * `=Figma` is a name, letter by letter; one word is found as it is or in the plural; several stand close together, and `/` parts
 * words of which one will do: "count/balance till/float".
 */
function readSign(text: string): Sign[] {
  if (/^[=?]/.test(text)) return [{ name: readName(text) }];
  if (!text.includes(' '))
    return text
      .split('/')
      .map((word) => ({ name: readName(CAPITALS.test(word) ? `=${word}` : word) }));
  const slots = text.includes('/')
    ? text
        .split(' ')
        .filter(saysAnything)
        .map((words) => words.split('/').flatMap(keyOf))
    : nameKeys(text)
        .filter((key) => !SMALL.has(key))
        .map((key) => [key]);
  if (slots.length < 2 || slots.some((keys) => keys.length === 0)) return [];
  const own = new Set(slots.flat());
  const meanings = slots.map((keys) => new Set(keys.map(conceptOf)));
  return [{ wanted: { slots: meanings, own, ownAtLeast: slots.length } }];
}

/** Checks whether words that "/" parts are not all small ones. */
const saysAnything = (words: string): boolean =>
  nameKeys(words.replaceAll('/', ' ')).some((key) => !SMALL.has(key));

/** The key of a word; of one with a hyphen, that of its longest part. */
function keyOf(word: string): string[] {
  const keys = nameKeys(word);
  if (keys.length === 1) return keys;
  const large = keys.filter((key) => key.length > 2 && !SMALL.has(key));
  return large.toSorted((one, other) => other.length - one.length).slice(0, 1);
}
