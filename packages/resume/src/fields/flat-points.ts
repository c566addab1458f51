import { FIRST_BULLET } from './field.ts';
import type { Points } from './points.ts';

/** Texts as lines, each led by "• ". */
export const writeLines = (texts: readonly string[]) =>
  texts.map((text) => FIRST_BULLET + text).join('\n');

/** Points as text, one a line. */
export const flatPoints = ({ points, asWritten }: Points): string =>
  asWritten ?? writeLines(points.map(({ text }) => text));
