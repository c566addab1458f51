import { fold } from '@shortlist/model';

/** The words of the folded text: letters and digits, with "+", "#" and "&" kept. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}+#&]+/gu) ?? [];
}

/** Checks whether the letters of the text are capitals: at least two of them, none small. */
export function isAllCaps(text: string): boolean {
  // Nearly every text has a small letter near its beginning, and is done with there.
  return !/\p{Ll}/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text);
}
