import type { Points } from './point.ts';

export const BULLET = '• ';

/** Texts as lines, each led by "• ". */
export const writeLines = (texts: readonly string[]) =>
  texts.map((text) => BULLET + text).join('\n');

/** Points as text, one a line. */
export const flatPoints = ({ points, asWritten }: Points): string =>
  asWritten ?? writeLines(points.map(({ text }) => text));
