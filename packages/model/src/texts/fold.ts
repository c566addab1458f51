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
