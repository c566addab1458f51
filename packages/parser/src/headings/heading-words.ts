import { fold } from '@shortlist/model';

/** Words that begin or end a heading without changing what it is about. */
export const FILLERS = new Set(
  'my me our and & y e et und en the a an of in selected select relevant related other additional key main professional personal recent current previous past overall notable brief details detail section list history overview meine mein mis mi i miei mijn mes ma mon meus minha minhas le la les el los las il gli die der das de di del da do dos des sonstige weitere wichtige autres otras otros outras altre overige'.split(
    ' ',
  ),
);

/** The heading without its number and without what stands behind it in brackets. */
export const withoutAdditions = (text: string): string =>
  text
    .replace(/^\s*(?:\d{1,2}|[IVX]{1,4})(?:[.)]\s*|\s+)(?=\p{L}{2})/u, '')
    .replace(/(?<=\p{L}\s*)\([^()]*\)\s*$/u, '');

/** The words of a heading without those at its ends that do not change what it is about. */
export function withoutFillers(words: readonly string[]): string {
  const from = words.findIndex((word) => !FILLERS.has(word));
  const to = words.findLastIndex((word) => !FILLERS.has(word));
  return from < 0 ? '' : words.slice(from, to + 1).join(' ');
}

/** Folded, "&" and "/" as "and", letters spaced apart put together, nothing but words. */
export function key(text: string): string {
  return fold(joinSpacedLetters(text))
    .replace(/[&+/]| und | et | y | e | en /gu, ' and ')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "E X P E R I E N C E", letters with spaces between them, but for pairs that are kerned. */
export function isSpacedApart(text: string): boolean {
  const groups = text.trim().split(/\s+/u);
  if (groups.length <= 3 || !groups.every((group) => /^[\p{L}&]{1,3}$/u.test(group))) return false;
  const single = groups.filter((group) => /^[\p{L}&]$/u.test(group)).length;
  return single >= groups.length * 0.7;
}

/** "E X P E R I E N C E" → "EXPERIENCE"; other text as it is. */
export function joinSpacedLetters(text: string): string {
  return isSpacedApart(text) ? text.replace(/\s/gu, '') : text;
}

/** Folded, nothing but letters and digits. */
export function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
