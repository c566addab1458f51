/** Longest name in a mail, in UTF-16 units. */
const MOST = 40;

/** White space and controls, and the middle dots that part a name in some scripts. */
const BETWEEN_WORDS = /[\s\p{Cc}\u00B7\u2022\u2027\u30FB]+/u;

/** Characters that show nothing or turn the direction; not the joiners, which Persian and Indic names are spelled with. */
export const INVISIBLE = /(?!\p{Join_Control})[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Initials, each with its full stop, as in "J.R.R." */
const INITIALS = /^(?:\p{L}\.)+\p{L}?$/u;

/** Letters, with apostrophes and hyphens between them; without the letters that look like a full stop (UTS 39). */
const WORD =
  /^(?:(?![\uA4F8-\uA4FD\u{1D165}-\u{1D172}])[\p{L}\p{M}\p{Join_Control}\u0F0B'\u2019\u2010-])+$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A person's name as our mails may say it: one line of at most 40 characters, letters only. Empty when
 * nothing is left of it.
 *
 * Anybody can have a mail sent to anybody, with a name of their choice in it. A word that holds more
 * than letters is therefore left out whole: addresses of pages and mailboxes, whatever full stop they
 * are spelled with, numbers, and signs that change the direction of the text.
 */
export function nameInMail(name: string): string {
  const words = name
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .split(BETWEEN_WORDS)
    .map(bareWord)
    .filter((word) => WORD.test(word) && /\p{L}/u.test(word));
  return shorten(words);
}

/** A word without the signs around it; initials without their full stops. */
function bareWord(word: string): string {
  const bare = word.replace(/^[\p{P}\p{S}]+|(?<![\p{P}\p{S}])[\p{P}\p{S}]+$/gu, '');
  return INITIALS.test(bare) ? bare.replaceAll('.', '') : bare;
}

/** As many whole words as there is room for; of a first word that has none, its beginning. */
function shorten([first = '', ...others]: readonly string[]): string {
  if (first.length > MOST) {
    const start = beginning(first, MOST - 1);
    return start && `${start}…`;
  }
  let line = first;
  for (const word of others) {
    if (line.length + 1 + word.length > MOST) break;
    line = `${line} ${word}`;
  }
  return line;
}

/** The first whole characters of a text, as a reader counts them, that fit into `most` units. */
export function beginning(text: string, most: number): string {
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}
