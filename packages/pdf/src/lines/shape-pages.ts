import type { Page, PlacedLine, PlacedRun } from '@shortlist/layout';
import { isRightToLeft, mirrored } from '@shortlist/text';
import type { EmbeddedFace, Glyph } from '../glyphs/embedded-face.ts';
import { endAtPen } from '../glyphs/end-at-pen.ts';
import { emitAsWritten, orderHebrewPoints } from '../glyphs/order-hebrew-points.ts';
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
  kernerOf: (key: string) => Kerner | undefined,
): ShapedPage[] {
  const faces = new Map<string, EmbeddedFace>();
  const faceOf = (key: string) => {
    const face = faces.get(key) ?? openFace(key);
    faces.set(key, face);
    return face;
  };
  return pages.map(({ lines, ...page }) => ({
    ...page,
    runs: lines.flatMap((line) => shapeLine(line, faceOf, kernerOf)),
  }));
}

function shapeLine(
  { runs, baseline }: PlacedLine,
  faceOf: (key: string) => EmbeddedFace,
  kernerOf: (key: string) => Kerner | undefined,
) {
  const shaped = runs.map((run): ShapedRun => {
    const embedded = faceOf(run.face);
    return {
      ...run,
      baseline,
      embedded,
      glyphs: shapeRun(run, embedded, kernerOf(run.face)),
      stretch: 1,
    };
  });
  return partPunctuation(markDirections(keepHyphen(bridgeGaps(shaped))));
}

/** The kerning of two letters, as a part of the size: that by which the layout has measured. */
type Kerner = (before: string, after: string) => number;

const kerned = (glyphs: readonly Glyph[], kerner: Kerner): Glyph[] =>
  glyphs.map((glyph, at) => {
    const next = glyphs[at + 1];
    return next ? { ...glyph, kern: kerner(glyph.text, next.text) * 1000 } : glyph;
  });

/** The direction is given: the shaper alone would turn Persian digits round, which run left to right. */
function shapeRun({ text, level }: PlacedRun, face: EmbeddedFace, kerner?: Kerner): Glyph[] {
  if (!isRightToLeft(level)) {
    const glyphs = face.shape(text, 'ltr');
    return endAtPen(kerner ? kerned(glyphs, kerner) : glyphs, face);
  }
  const written = mirrored(text);
  const glyphs = spellOut(face.shape(orderHebrewPoints(written), 'rtl'), face);
  return emitAsWritten(glyphs, written, face);
}
