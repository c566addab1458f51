import { FAMILIES } from './families.ts';
import type { RoleFamily } from './role-family.ts';
import { asManager, titleWords, withoutRank } from './title-words.ts';

type Known = { family: RoleFamily; whole: boolean };

const known = new Map<string, Known>();
const lastWords = new Set<string>();

for (const family of FAMILIES) {
  for (const title of [family.name, ...family.titles.split(',')]) {
    const words = titleWords(title);
    known.set(keyOf(words), { family, whole: title.trim().startsWith('=') });
    if (words.length > 1) lastWords.add(words.at(-1) ?? '');
  }
}

/**
 * The family of a role as a person typed it: "Sr. Front-End Engineer (React)" is a front-end developer.
 *
 * Only names that the bank lists count, never likeness of letters. The end of a title says what it is
 * (a nurse recruiter recruits); words of rank, and what comes after a comma, a bracket or "at", do not.
 * Undefined when no name fits.
 */
export function findRoleFamily(role: string): RoleFamily | undefined {
  const parts = role.split(/[,;:|/()[\]–—•·]|\s-\s/u).map(headWords);
  const [first = [], second = []] = parts;
  for (const words of [first, [...second, ...first], ...parts.slice(1)]) {
    const family = readingsOf(words).map(familyOf).find(Boolean);
    if (family !== undefined) return family;
  }
  return undefined;
}

/** "assistant to the sales manager": only what stands before such a word names the role. */
function headWords(part: string): string[] {
  const words = titleWords(part);
  const cut = words.findIndex((word) => /^(?:at|for|in|on|to|with|from|within)$/.test(word));
  return cut < 0 ? words : words.slice(0, cut);
}

function readingsOf(words: readonly string[]): (readonly string[])[] {
  const plain = withoutRank(words);
  const manager = asManager(plain);
  return [words, plain, ...(manager === undefined ? [] : [manager])];
}

/** The longest known title at the end; then the same without a place or a specialty behind it. */
function familyOf(words: readonly string[]): RoleFamily | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const match = known.get(keyOf(words.slice(start, end)));
      if (match !== undefined && !(match.whole && end - start < words.length)) return match.family;
    }
    // What is dropped must not be a role itself: a sales manager's assistant is no sales manager.
    if (lastWords.has(words[end - 1] ?? '')) return undefined;
  }
  return undefined;
}

/** Words together, so that "frontend" and "front-end" are one. */
function keyOf(words: readonly string[]): string {
  return words.filter((word) => word !== 'of').join('');
}
