const SPACES = /[\p{Zs}\u0085\u2028\u2029]/gu;
/** Controls but tab, line feed and next line, soft hyphens, marks of direction, zero-width spaces; joiners stay. */
const UNSEEN =
  /(?![\t\n\u0085])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\uffff]/gu;
const LONE_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text that is clean already, as most is. */
const PLAIN = /^[\t\n -~]*$/;

/** Text as a person reads it: plain spaces, composed letters, nothing unseen. Tabs and line feeds stay. */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(SPACES, ' ')
    .replace(UNSEEN, '')
    .replace(LONE_SURROGATES, '')
    .normalize('NFC');
}
