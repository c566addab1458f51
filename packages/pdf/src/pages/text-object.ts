import { isRightToLeft } from '@shortlist/text';
import { toComponents, toOperand } from '../file/operands.ts';
import { type Glyph, isInPlace } from '../glyphs/embedded-face.ts';
import { advanceOf } from '../lines/advance-of.ts';
import type { ShapedRun } from '../lines/shaped-run.ts';

type Point = { x: number; y: number };

/** Glyphs drawn from one place without moving the pen by hand. */
type Stretch = { x: number; y: number; glyphs: [Glyph, ...Glyph[]] };

/**
 * The operators that draw a run: one text object, each stretch of it set at its own place.
 *
 * What programs read is the text of the glyphs one by one (ToUnicode). Where that differs from the
 * text, as in scripts whose signs are drawn in another order than written, or where a moved mark would
 * seem to start a word, the object carries the text itself (ActualText), opened and closed within
 * the text object: outside of it, poppler loses the place. Right-to-left words go without, since
 * readers turn ActualText round along with the glyphs; `spellOut` makes their glyphs tell them.
 */
export function textObject(run: ShapedRun, sheetHeight: number): string {
  const origin = { x: run.x, y: sheetHeight - run.baseline };
  const shown = stretchesOf(run, origin).map(showStretch).join(' ');
  const actualText = needsActualText(run)
    ? `${beginActualText(run.actualText ?? run.text)} ${shown} EMC`
    : shown;
  const font = `/${run.embedded.name} ${toOperand(run.size)} Tf`;
  const text = `BT ${font} ${spaced(run, stretched(run, actualText))} ET`;
  return colored(run, [text, ...drawOutlines(run, origin)].join('\n'));
}

/** Operators drawn in the color of the run; black is a page's own. */
const colored = ({ color }: ShapedRun, operators: string) =>
  color === undefined ? operators : `q ${toComponents(color)} rg\n${operators}\nQ`;

/** Operators with the run's space after each glyph, which stays set beyond the text object too. */
const spaced = ({ letterSpacing = 0 }: ShapedRun, operators: string) =>
  letterSpacing === 0 ? operators : `${toOperand(letterSpacing)} Tc ${operators} 0 Tc`;

/** Operators drawn wider than usual. The scale stays set beyond the text object, so it is set back. */
const stretched = ({ stretch }: ShapedRun, operators: string) =>
  stretch === 1 ? operators : `${toOperand(stretch * 100)} Tz ${operators} 100 Tz`;

/**
 * Checks whether the run must say its text outright, since its glyphs one by one say something else. Never in an artifact,
 * where PDF/UA allows no tag.
 */
export function needsActualText(run: ShapedRun): boolean {
  const { text, actualText, level, glyphs, embedded, decorative } = run;
  if (decorative) return false;
  if (actualText !== undefined) return true;
  if (isRightToLeft(level)) return false;
  const extracted = glyphs.map(({ code }) => embedded.textOf(code)).join('');
  return extracted !== text || !glyphs.every(isInPlace);
}

/** A text string as UTF-16BE with its byte order mark (ISO 32000-1, 7.9.2.2). */
function beginActualText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `/Span <</ActualText <feff${units.join('')}>>> BDC`;
}

function stretchesOf(run: ShapedRun, origin: Point): Stretch[] {
  const points = run.size / 1000;
  const stretches: Stretch[] = [];
  for (const { glyph, pen } of walkPen(run, origin.x)) {
    const last = stretches.at(-1);
    if (last !== undefined && isPlain(last.glyphs[0]) && isPlain(glyph)) last.glyphs.push(glyph);
    else {
      const x = pen + glyph.xOffset * points;
      stretches.push({ x, y: origin.y + glyph.yOffset * points, glyphs: [glyph] });
    }
  }
  return stretches;
}

/** The shapes of glyphs that are only read where they stand. */
function drawOutlines(run: ShapedRun, origin: Point): string[] {
  const points = run.size / 1000;
  return walkPen(run, origin.x).flatMap(({ glyph: { drawnAt }, pen }) => {
    if (drawnAt === undefined) return [];
    const place = [pen + drawnAt.x * points, origin.y + drawnAt.y * points].map(toOperand);
    return `q ${points} 0 0 ${points} ${place.join(' ')} cm ${drawnAt.outline()} Q`;
  });
}

/** Every glyph of a run, and where the pen stands before it. */
function walkPen(run: ShapedRun, start: number): { glyph: Glyph; pen: number }[] {
  let pen = start;
  return run.glyphs.map((glyph) => {
    const at = pen;
    pen += advanceOf(glyph, run);
    return { glyph, pen: at };
  });
}

/** Marks stand above or below their letters: such a glyph is placed by itself, and one not seen too. */
const isPlain = ({ seen, xOffset, yOffset }: Glyph) => seen && xOffset === 0 && yOffset === 0;

function showStretch({ x, y, glyphs }: Stretch): string {
  const place = `1 0 0 1 ${toOperand(x)} ${toOperand(y)} Tm`;
  if (!glyphs[0].seen) return `3 Tr ${place} ${squeeze(glyphs[0])} 0 Tr`;
  return `${place} [${glyphs.map(showGlyph).join('').replaceAll('><', '')}] TJ`;
}

/** A glyph that is only read is as wide as it moves the pen, or programs would see words overlap. */
function squeeze({ code, width, advance }: Glyph): string {
  const scale = width === 0 ? 100 : Math.max((advance / width) * 100, 0.1);
  return `${toOperand(scale)} Tz <${code}> Tj 100 Tz`;
}

/** A positive number in TJ moves the pen back by thousandths of the size. */
function showGlyph({ code, width, advance, kern = 0 }: Glyph): string {
  const back = width - advance - kern;
  return Math.abs(back) < 0.01 ? `<${code}>` : `<${code}>${toOperand(back)}`;
}
