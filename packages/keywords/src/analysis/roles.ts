import type { Keyword } from '../keyword.ts';
import { stands } from '../lexicon/find-names.ts';
import type { Lexicon, Role } from '../lexicon/lexicon.ts';
import { findGroup } from '../match/names/names-of.ts';
import { nameKeys, readWords } from '../text/words.ts';

/** Reads the roles' text (lexicon/README.md has the format). */
export function readRoles(text: string): Role[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [names = '', keywords = ''] = line.split(' : ');
      return { names: split(names, ' | '), keywords: split(keywords, ',') };
    });
}

const split = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Longer texts describe a job. */
const WORDS_OF_A_TITLE = 9;

/** Checks whether a text is a job title and no description: one short line that asks for nothing. */
export function isJobTitle(posting: string): boolean {
  const text = posting.trim();
  const words = readWords(text);
  return (
    words.length > 0 &&
    words.length <= WORDS_OF_A_TITLE &&
    !/\n|[.;:!?]\s|,.*,|\b(?:experience|knowledge|required|must|skills?|years?)\b/i.test(text)
  );
}

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/** Checks whether a text is nothing but the address of a page: people paste the link where its text is wanted. */
export const isAddress = (posting: string): boolean => ADDRESS.test(posting.trim());

/** The role that a title names: the longest of its names that stands there. */
export function findRole(roles: readonly Role[], title: string): Role | undefined {
  const words = readWords(title);
  const named = roles.flatMap((role) =>
    role.names.map(nameKeys).flatMap((keys) => {
      const fits = keys.length > 0 && words.some((_, from) => stands(keys, words, from));
      return fits ? [{ role, length: keys.length }] : [];
    }),
  );
  return named.toSorted((one, other) => other.length - one.length)[0]?.role;
}

/** Lists what a role usually asks for, as keywords that no posting mentions. */
export function roleKeywords(role: Role, lexicon: Lexicon): Keyword[] {
  return role.keywords.map((term) => {
    const group = findGroup(lexicon, term);
    return {
      id: `role:${term.toLowerCase()}`,
      term,
      surface: term,
      tier: 'scored',
      importance: 'must',
      certainty: 1,
      source: 'role',
      mentions: [],
      ...(group && { group }),
    };
  });
}
