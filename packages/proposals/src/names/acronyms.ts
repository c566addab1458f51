import { nearBefore } from './near-before.ts';

/** A word of a text, and its place. */
export type Word = { start: number; end: number; text: string };

/** Capitals that may stand for as many words. */
const ACRONYM = /^\p{Lu}{3,6}$/u;

/** Letters of the shortest word that an acronym's letter stands for, where that is no capital. */
const LEAST = 3;

/** Small words that an acronym leaves out. */
const LEFT_OUT = new Set(
  'of and for the in on de la le les des du et en y del da do e di und für van'.split(' '),
);

/** Before an employer's name: capitals there stand for no words of another kind. */
const AT_EMPLOYER =
  /(?:^|[\s(])(?:at|for|with|from|bei|für|chez|pour|para|na|no|presso|alla|bij|voor) $/iu;

/**
 * Makes the check whether an acronym stands for words that are beside each other in a source: capitals, or, where no employer can be meant, any
 * words of one clause ("non-invasive ventilation" is NIV).
 */
export function abbreviationsIn(words: readonly Word[], source: string) {
  const capitals = words.map(({ text }) => (/^\p{Lu}/u.test(text) ? text[0] : ' ')).join('');
  const clauses = source.split(/[^\p{L}\p{M}\s'’-]|\n/u).map(initialsOf);
  return ({ text, start }: Word, proposal: string): boolean => {
    if (!ACRONYM.test(text)) return false;
    if (capitals.includes(text)) return true;
    return (
      !AT_EMPLOYER.test(nearBefore(proposal, start)) && clauses.some((each) => each.includes(text))
    );
  };
}

/** The first letters of the words of a clause, as capitals, without those that acronyms leave out. */
const initialsOf = (clause: string): string =>
  clause
    .split(/[\s-]+/u)
    .filter((word) => word !== '' && !LEFT_OUT.has(word.toLowerCase()))
    .map((word) => (word.length < LEAST ? ' ' : word.slice(0, 1).toUpperCase()))
    .join('');

/** Makes the list of words with capitals that spell out an acronym of a source: "Extended Warehouse Management" is EWM. */
export function spelledOutOf(words: readonly string[]): (said: readonly Word[]) => Set<Word> {
  const acronyms = [...new Set(words.filter((word) => ACRONYM.test(word)))];
  return (said) => {
    if (acronyms.length === 0) return new Set();
    const named = said.filter(({ text }) => !LEFT_OUT.has(text));
    const initials = named
      .map(({ text }) => (/^\p{Lu}\p{Ll}/u.test(text) ? text[0] : ' '))
      .join('');
    const found = acronyms.flatMap((each) => {
      const at = initials.indexOf(each);
      return at < 0 ? [] : named.slice(at, at + each.length);
    });
    return new Set(found);
  };
}
