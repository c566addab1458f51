/** Up to here every UTF-16 unit is a grapheme cluster of its own (combining marks begin at U+0300). */
const HAS_CLUSTERS =
  /[^\u0020-\u02FF\u0400-\u0482\u048A-\u0590\u2010-\u2027\u2030-\u205E\u20A0-\u20C0\u3001-\u3029\u3041-\u3096\u30A1-\u30FF\u4E00-\u9FFF]/;

/** Made when it is first needed: a slow phone takes tens of milliseconds for it, and most resumes need none. */
let segmenter: Intl.Segmenter | undefined;

/** The grapheme clusters (UAX #29) of clean text, in reading order; joined they are the text again. */
export function graphemesOf(text: string): string[] {
  if (!HAS_CLUSTERS.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
