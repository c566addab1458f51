import { americanSpelling } from '../text/spelling.ts';
import { wordKey } from '../text/word-key.ts';
import { hasKey, type Word } from '../text/words.ts';
import type { Entry, Lexicon, Name } from './lexicon.ts';
import { joinedKey } from './read-name.ts';
import { isProper, isWrittenAs } from './written-as.ts';

/** A name of the lexicon in a text: words `from` to `to`, the latter not included. */
export type FoundName = Entry & { from: number; to: number };

/** Words written apart or together are looked up in groups of up to so many. */
const JOINED_AT_MOST = 3;
/** Shorter words written together mean too many things. */
const JOINED_AT_LEAST = 5;

/** The names in a text from left to right, the longest where several begin, none over another. */
export function findNames(lexicon: Lexicon, text: string, words: readonly Word[]): FoundName[] {
  const found: FoundName[] = [];
  for (let from = 0; from < words.length; ) {
    const name = findNameAt(lexicon, text, words, from);
    if (name !== undefined) found.push(name);
    from = name?.to ?? from + 1;
  }
  return found;
}

function findNameAt(
  lexicon: Lexicon,
  text: string,
  words: readonly Word[],
  from: number,
): FoundName | undefined {
  const candidates = [...wordByWord(lexicon, words, from), ...written(lexicon, words, from)];
  candidates.sort((one, other) => other.to - one.to);
  return candidates.find(({ name, to }) => {
    const start = words[from]?.start ?? 0;
    const end = words[to - 1]?.end ?? start;
    const single = to === from + 1 && name.keys.length === 1 && !name.isLocal;
    if (name.resumeOnly || (single && !isSameWord(name.text, words[from]?.text ?? '')))
      return false;
    if (!single && !name.isLocal && endsOtherwise(name.text, words[to - 1]?.text ?? ''))
      return false;
    return isWrittenAs(name, { text, start, end });
  });
}

/**
 * A single word names a keyword of a posting only as the same word or its plural: "shipping" is work
 * at a dock, "we ship to production" is not.
 */
export function isSameWord(name: string, written: string): boolean {
  const [wanted, found] = [name.toLowerCase(), written.toLowerCase()];
  const [shorter = '', longer = ''] = [wanted, found].toSorted((a, b) => a.length - b.length);
  if (longer === shorter || wordKey(longer) !== wordKey(shorter)) return longer === shorter;
  if (longer === shorter.replace(/y$/, 'ies')) return true;
  if (longer === `${shorter}s` || longer === `${shorter}es`)
    return found === longer || shorter.length > 4;
  return americanSpelling(longer) === americanSpelling(shorter) || /[^a-z]/.test(longer);
}

/** People in the plural are whom one works with: "product managers" is no product management. */
const PEOPLE =
  /(?:manag|design|engine|develop|research|buy|plann|offic|train|teach|bank)ers$|(?:audit|direct|supervis|instruct|edit|invest)ors$|(?:analy|scient|therap)ists$|analysts$|nurses$|technicians$/i;
/** A stem is shared by words that mean other things: "data integrity", "E-Verified", "clinically verify". */
const OTHER_FORM = /(?:ity|ed|ly|ive)$/i;

/** Checks whether a name of several words ends there in a word that shares the stem and means another thing. */
function endsOtherwise(name: string, written: string): boolean {
  const last = name.split(/[\s/-]/).at(-1) ?? '';
  if (isSameWord(last, written)) return false;
  return [PEOPLE, OTHER_FORM].some((form) => form.test(written) && !form.test(last));
}

function wordByWord(lexicon: Lexicon, words: readonly Word[], from: number): FoundName[] {
  const { key = '', localKey = '' } = words[from] ?? {};
  return [key, localKey]
    .flatMap((first) => lexicon.byFirstKey.get(first) ?? [])
    .filter(({ name }) => stands(name.keys, words, from))
    .map((entry) => ({ ...entry, from, to: from + entry.name.keys.length }));
}

/** Checks whether these keys stand one after another from a word on, without a comma or the like between. */
export function stands(keys: readonly string[], words: readonly Word[], from: number): boolean {
  return keys.every((key, at) => {
    const word = words[from + at];
    return word !== undefined && hasKey(word, key) && (at === 0 || !word.breaks);
  });
}

/** Names whose words are written together here, or apart: "e commerce", "ecommerce". */
function written(lexicon: Lexicon, words: readonly Word[], from: number): FoundName[] {
  return listJoined(words, from).flatMap(({ joined, to }) =>
    (lexicon.byJoined.get(joined) ?? [])
      // The same words are found word by word.
      .filter(({ name }) => name.keys.length !== to - from)
      .filter(({ name }) => to - from === 1 || mayBeParted(name, words[from], words[from + 1]))
      .map((entry) => ({ ...entry, from, to })),
  );
}

/**
 * "on-boarding" is onboarding and "data base" is a database; "in design" is no InDesign, and "K-6" no k6:
 * short words and short names are only parted as the lexicon has it.
 */
function mayBeParted(name: Name, first: Word | undefined, second: Word | undefined): boolean {
  if (first === undefined || second === undefined || name.keys.length > 1) return true;
  const byHyphen = second.start - first.end === 1;
  return (
    name.joined.length >= JOINED_AT_LEAST &&
    (first.text.length > 3 || (byHyphen && !isProper(name)))
  );
}

/** The keys of one, two and three words from here, written together. */
export function listJoined(words: readonly Word[], from: number) {
  const texts: string[] = [];
  const joins: { joined: string; to: number }[] = [];
  for (let to = from + 1; to <= from + JOINED_AT_MOST; to += 1) {
    const word = words[to - 1];
    if (word === undefined || (to > from + 1 && word.breaks)) break;
    texts.push(word.text);
    const joined = joinedKey(texts);
    if (joined.length >= JOINED_AT_LEAST || /^(?=.*\d)(?=.*[a-z])/.test(joined)) {
      joins.push({ joined, to });
    }
  }
  return joins;
}
