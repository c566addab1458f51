import { eastAsianWidth } from 'get-east-asian-width';

/** Letters that stand on the one before them, and signs that are not seen. */
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

/** Counts the columns of a typewriter's page that a text takes: two for an East Asian wide character, none for an accent. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

export const isWide = (character: string): boolean => characterWidth(character) === 2;

function characterWidth(character: string): number {
  if (/^[ -~]$/.test(character)) return 1;
  return NO_WIDTH.test(character) ? 0 : eastAsianWidth(character.codePointAt(0) ?? 0);
}
