import { listFormat } from '#platform/language/list-format.ts';

/**
 * Characters in words that a person can act on: "😀 (U+1F600)" for one, a list with "and" for more.
 * The code point stands beside each, because what no font here has may not show on the screen either.
 */
export function nameCharacters(characters: readonly string[], tag: string): string {
  const names = characters.map((character) => `${character} (${codePoints(character)})`);
  return listFormat(tag).format(names);
}

/** Texts of the paper in words: “Work Experience” and “Welder”. */
export const nameTexts = (texts: readonly string[], tag: string): string =>
  listFormat(tag).format(texts.map((text) => `“${text.trim()}”`));

const codePoints = (character: string) =>
  [...character]
    .map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
