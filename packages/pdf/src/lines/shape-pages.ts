import {
  isRightToLeft,
  mirrored,
  type Page,
  type PlacedLine,
  type PlacedRun,
} from '@shortlist/layout';
import type { EmbeddedFace, Glyph } from '../glyphs/embedded-face.ts';
import { endAtPen } from '../glyphs/end-at-pen.ts';
import { orderHebrewPoints, tellAsWritten } from '../glyphs/order-hebrew-points.ts';
import { spellOut } from '../glyphs/spell-out.ts';
import { bridgeGaps } from './bridge-gaps.ts';
import { keepHyphen } from './keep-hyphen.ts';
import { markDirections } from './mark-directions.ts';
import { partPunctuation } from './part-punctuation.ts';
import type { ShapedPage, ShapedRun } from './shaped-run.ts';

/**
 * Glyphs for every run of the pages, in reading order.
 *
 * All pages are shaped before the first is drawn: only then is it settled what text each glyph of the
 * file tells.
 */
export function shapePages(
  pages: readonly Page[],
  openFace: (key: string) => EmbeddedFace,
): ShapedPage[] {
  const faces = new Map<string, EmbeddedFace>();
  const faceOf = (key: string) => {
    const face = faces.get(key) ?? openFace(key);
    faces.set(key, face);
    return face;
  };
  return pages.map(({ lines, ...page }) => ({
    ...page,
    runs: lines.flatMap((line) => shapeLine(line, faceOf)),
  }));
}

function shapeLine({ runs, baseline }: PlacedLine, faceOf: (key: string) => EmbeddedFace) {
  const shaped = runs.map((run): ShapedRun => {
    const embedded = faceOf(run.face);
    return { ...run, baseline, embedded, glyphs: shapeRun(run, embedded), stretch: 1 };
  });
  return partPunctuation(markDirections(keepHyphen(bridgeGaps(shaped))));
}

/** The direction is given: the shaper alone would turn Persian digits round, which run left to right. */
function shapeRun({ text, level }: PlacedRun, face: EmbeddedFace): Glyph[] {
  if (!isRightToLeft(level)) return endAtPen(face.shape(text, 'ltr'), face);
  const written = mirrored(text);
  const glyphs = spellOut(face.shape(orderHebrewPoints(written), 'rtl'), face);
  return tellAsWritten(glyphs, written, face);
}
