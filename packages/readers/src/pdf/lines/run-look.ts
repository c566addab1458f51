import type { ActualTextItem } from '../actual-text.ts';
import { fontStyle, isPictureFont } from '../operators/font-style.ts';
import type { PdfFont } from '../operators/pdf-font.ts';
import type { Paint, TextPaint } from '../operators/text-paint.ts';
import type { TextRun } from './text-run.ts';

/** Letters so small, in points, are there for machines. */
const UNSEEN_SIZE = 2;

/** Finds the paint of each item in turn: one that begins within a text has that of what is before it on its base line. */
export function paintsOf(
  paint: TextPaint | undefined,
): (item: ActualTextItem) => Paint | undefined {
  let last: { paint: Paint; y: number } | undefined;
  return ({ transform: [, , , , x = 0, y = 0] }) => {
    const found = paint?.at(x, y);
    if (found) last = { paint: found, y };
    return last && Math.abs(last.y - y) < 1 ? last.paint : undefined;
  };
}

/** A page of which nobody would see the most is a scan with its words below the picture. */
export function isMostlyHidden(runs: readonly TextRun[]): boolean {
  let letters = 0;
  for (const { text, isHidden } of runs) letters += isHidden ? text.length : -text.length;
  return letters > 0;
}

export const shown = (run: TextRun): TextRun => ({ ...run, isHidden: false });

export type Font = { bold: boolean; italic: boolean; isPicture: boolean };
export const PLAIN: Font = { bold: false, italic: false, isPicture: false };

export const looksOf = (fonts: ReadonlyMap<string, PdfFont>): Map<string, Font> =>
  new Map(
    Array.from(fonts, ([key, { name }]) => [
      key,
      { ...fontStyle(name), isPicture: isPictureFont(name) },
    ]),
  );

export const unlessTiny = (run: TextRun): TextRun =>
  run.size < UNSEEN_SIZE ? { ...run, isHidden: true } : run;

export const lookOf = ({ bold, italic }: Font, painted: Paint | undefined) => ({
  bold: bold || painted?.isOutlined === true,
  italic,
  isHidden: painted?.isHidden === true,
});
