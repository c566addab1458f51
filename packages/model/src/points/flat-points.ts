import type { Points } from './point.ts';

export const BULLET = '• ';

/** Texts as lines, each led by "• ". */
export const writeLines = (texts: readonly string[]) =>
  texts.map((text) => BULLET + text).join('\n');

/** Points as text, one a line. */
export function flatPoints({ points, isPlain, rawText }: Points): string {
  const texts = points.map(({ text }) => text);
  return rawText ?? (isPlain ? texts.join('\n') : writeLines(texts));
}
