/** A stretch of text, and whether it is one of the characters looked for. */
export type TextPiece = { text: string; isMarked: boolean };

/** The text cut wherever one of `characters` (as a person counts characters) begins or ends. */
export function splitMarked(text: string, characters: readonly string[]): TextPiece[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const stretches: TextPiece[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const isMarked = characters.includes(segment);
    const last = stretches.at(-1);
    if (last?.isMarked === isMarked) last.text += segment;
    else stretches.push({ text: segment, isMarked });
  }
  return stretches;
}
