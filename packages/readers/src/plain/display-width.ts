import { eastAsianWidth } from 'get-east-asian-width';

/** Counts the columns of a typewriter's page that a text takes. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    width += /[\p{M}\p{Cf}]/u.test(character) ? 0 : eastAsianWidth(character.codePointAt(0) ?? 0);
  }
  return width;
}

export const isWide = (character: string): boolean =>
  character !== '' && eastAsianWidth(character.codePointAt(0) ?? 0) === 2;
