/** Words that initials leave out. */
const SMALL: ReadonlySet<string> = new Set(['of', 'the', 'and', 'for', 'in', 'to', 'a', '&']);

/** Letters at least of a name that stands for one that goes on: "Postgres" for "PostgreSQL". */
const CLIPPED_AT_LEAST = 5;

/** Ends that a name has in one spelling and not in another. */
const ENDS = /(?:\.js|js|lang)$/u;

/**
 * Checks by letters alone whether one name is another spelling of the other: the same but for case, spaces and signs; a letter, a
 * count and a letter ("K8s"); initials ("ML"); capitals within a word ("JS"); a clipped end ("Postgres"). That two names
 * mean about the same makes neither a spelling of the other.
 */
export const isSpellingOf = (one: string, other: string): boolean =>
  lettersOf(one) !== '' &&
  lettersOf(other) !== '' &&
  (isSameOf(one, other) || isShortOf(one, other) || isShortOf(other, one));

/** Checks whether a name abbreviates several words by their initials. */
export function isInitialsOf(short: string, long: string): boolean {
  const words = long.split(/[\s/-]+/u).filter((word) => word !== '');
  const initials = (of: readonly string[]) =>
    of.map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').join('');
  const written = lettersOf(short);
  if (words.length < 2 || written.length < 2 || short !== short.toUpperCase()) return false;
  return [words, words.filter((word) => !SMALL.has(word.toLowerCase()))].some(
    (of) => of.length > 1 && initials(of).toLowerCase() === written,
  );
}

const lettersOf = (name: string): string =>
  (name.match(/[\p{L}\p{M}\p{N}+#]/gu) ?? []).join('').toLowerCase();

const isSameOf = (one: string, other: string): boolean =>
  one !== other && (lettersOf(one) === lettersOf(other) || bareOf(one) === bareOf(other));

/** "React.js" is React, "ReactJS" too. */
function bareOf(name: string): string {
  const bare = name.toLowerCase().replace(ENDS, '');
  return bare.length < 2 ? lettersOf(name) : lettersOf(bare);
}

const isShortOf = (short: string, long: string): boolean =>
  isAbbreviationOf(short, long) || isClipped(short, long);

/** Checks whether a name abbreviates another: "K8s", "ML", "JS". */
export const isAbbreviationOf = (short: string, long: string): boolean =>
  isNumeronym(short, long) || isInitialsOf(short, long) || isHumpsOf(short, long);

/** "K8s", "i18n": the first letter, how many follow, and the last one. */
function isNumeronym(short: string, long: string): boolean {
  const [, first, count, last] = /^(\p{L})(\d{1,2})(\p{L})$/u.exec(short.toLowerCase()) ?? [];
  const letters = lettersOf(long);
  return (
    first !== undefined &&
    letters.startsWith(first) &&
    letters.endsWith(last ?? '') &&
    letters.length === Number(count) + 2
  );
}

/** "JS" of "JavaScript". */
const isHumpsOf = (short: string, long: string): boolean =>
  /^\p{Lu}{2,}$/u.test(short) &&
  /^\p{L}+$/u.test(long) &&
  long !== long.toUpperCase() &&
  (long.match(/\p{Lu}/gu) ?? []).join('') === short;

function isClipped(short: string, long: string): boolean {
  const [one, other] = [lettersOf(short), lettersOf(long)];
  // Both one word: "data analysis" is no clipped "data analysis tools".
  return (
    !/\s/u.test(short.trim()) &&
    !/\s/u.test(long.trim()) &&
    /^\p{Lu}/u.test(short) &&
    one.length >= CLIPPED_AT_LEAST &&
    other.length > one.length &&
    // An inflected word is the same word.
    other.length - one.length >= 2 &&
    /\p{Lu}\p{Lu}$/u.test(long) &&
    other.startsWith(one)
  );
}
