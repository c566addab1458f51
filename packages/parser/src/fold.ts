/** The text for comparing: lower case, without accents, apostrophes straight; its length may change. */
export function fold(text: string): string {
  // Most words are plain, and nothing of these is left to fold in them.
  if (/^[\w\s.,:;()&/+#|'-]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
}

/** The words of the folded text: letters and digits, with "+", "#" and "&" kept. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}+#&]+/gu) ?? [];
}

/** Checks whether the letters of the text are capitals: at least two of them, none small. */
export function isAllCaps(text: string): boolean {
  // Nearly every text has a small letter near its beginning, and is done with there.
  return !/\p{Ll}/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text);
}
