import { isRightToLeft, mirrored } from '@shortlist/text';
import type { Glyph } from '../glyphs/embedded-face.ts';
import { widthOfGlyphs } from './advance-of.ts';
import { RIGHT_TO_LEFT_MARK } from './mark-directions.ts';
import { groupNeighbours } from './neighbours.ts';
import type { ShapedRun } from './shaped-run.ts';

/** Signs of no direction of their own; those of the Hebrew and Arabic scripts run as their letters do. */
const PUNCTUATION = /^(?!\p{Script=Hebrew}|\p{Script=Arabic})[\p{P}\p{S}]$/u;

/**
 * The runs of a line in reading order, each punctuation mark of right-to-left text a run of its own
 * that tells its character and its direction.
 *
 * Programs (pdftotext) take a full stop or a comma for part of a number, which runs left to right, and
 * read it with the word after it; and a bracket is drawn by the glyph of the other one, and read as that.
 */
export function partPunctuation(runs: readonly ShapedRun[]): ShapedRun[] {
  return runs.flatMap((run) => (isRightToLeft(run.level) ? part(run) : [run]));
}

function part(run: ShapedRun): ShapedRun[] {
  const pieces = groupNeighbours(
    run.glyphs,
    (one, next) => !isPunctuation(one) && !isPunctuation(next),
  );
  let x = run.x;
  const fromLeft = pieces.map((glyphs): ShapedRun => {
    const width = widthOfGlyphs(glyphs, run);
    const piece = { ...run, text: textOf(glyphs), glyphs, x, width };
    x += width;
    return isPunctuation(glyphs[0])
      ? { ...piece, actualText: RIGHT_TO_LEFT_MARK + piece.text }
      : piece;
  });
  return fromLeft.toReversed();
}

const isPunctuation = ({ text, seen }: Glyph) => seen && PUNCTUATION.test(text);

/** Returns what glyphs from left to right say from right to left. */
const textOf = (glyphs: readonly Glyph[]) =>
  mirrored(
    glyphs
      .map(({ text }) => text)
      .reverse()
      .join(''),
  );
