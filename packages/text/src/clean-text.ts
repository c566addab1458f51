const NEEDS_CLEANING = /[^ -~]| {2}/;

/** Every white space but the no-break space, and NEXT LINE. */
const SPACE_OR_LINE_END = /[\u0085]|[^\S\u00A0]/g;

/** Soft hyphen, zero-width space and word joiner, bidi controls, variation selectors and tags. */
const INVISIBLE =
  /\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F]|[\uFE00-\uFE0F\u{E0000}-\u{E0FFF}]/gu;

/** ZWNJ and ZWJ shape the letters of scripts that join; anywhere else they are litter. */
const IDLE_JOINER =
  /(?<![\p{Script_Extensions=Arabic}\p{Script_Extensions=Devanagari}])[\u200C\u200D]/gu;

/**
 * The text as it is printed: NFC, and free of what has no glyph of its own.
 *
 * Line ends, tabs and spaces of any width become one plain space (a no-break space stays one); the
 * Unicode hyphens become "-", which every face has. Controls, soft hyphens, zero-width characters,
 * bidi controls, variation selectors and joiners that join nothing are dropped; half a surrogate
 * pair becomes U+FFFD, so that it is reported and not lost. Cleaning twice changes nothing.
 */
export function cleanText(text: string): string {
  if (!NEEDS_CLEANING.test(text)) return text;
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\uFEFF/g, '')
    .replace(/\u202F/g, '\u00A0')
    .replace(SPACE_OR_LINE_END, ' ')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '')
    .normalize('NFC')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/ {2,}/g, ' ');
}
