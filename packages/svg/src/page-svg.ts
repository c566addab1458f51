import type { Fill } from '@shortlist/document';
import { faceByKey } from '@shortlist/fonts';
import type { Page, PagedDocument, PlacedFigure, PlacedLine, PlacedRun } from '@shortlist/layout';
import { isRightToLeft } from '@shortlist/text';
import { element } from './element.ts';
import { escapeXml } from './escape-xml.ts';

/** The rules that a page with sheets has in its style sheet: they are no attributes of SVG. */
export const SHEET_STYLE = [
  '.sheet{font-kerning:none;font-variant-ligatures:none}',
  '.sheet text{white-space:pre}',
  '.sheet .kerned{font-kerning:normal}',
].join('');

/** The family by which a sheet names a face. */
export const familyOf = (face: string): string => `r-${face}`;

/** Keys of the faces that pages are set in, each once. */
export const facesOf = ({ pages }: PagedDocument): string[] => [
  ...new Set(
    pages.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map((run) => run.face))),
  ),
];

/**
 * A page as the text of an SVG, in points: everything where the layout placed it, for eyes alone. It has no id, no style and no script, and its
 * pictures are within it.
 */
export function pageSvg(page: Page, { width, height }: { width: number; height: number }): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'sheet',
    viewBox: `0 0 ${Number(width.toFixed(3))} ${Number(height.toFixed(3))}`,
    'aria-hidden': 'true',
    focusable: 'false',
    fill: '#000',
    'letter-spacing': 0,
    'text-rendering': 'geometricPrecision',
  };
  const drawn = [
    ...page.fills.map(fillSvg),
    ...(page.figures ?? []).map(figureSvg),
    ...page.lines.map(lineSvg),
    ...page.rules.map(({ x1, x2, y, thickness, color = '#000' }) =>
      element('line', { x1, x2, y1: y, y2: y, 'stroke-width': thickness, stroke: color }),
    ),
  ];
  return element('svg', attributes, drawn.join('') || ' ');
}

const fillSvg = ({ x, y, width, height, color, isRound }: Fill): string =>
  element('rect', { x, y, width, height, rx: isRound && width / 2, fill: color });

/** A picture that is no data of its own is none: nothing is fetched. */
function figureSvg({ src, x, y, width, height, corner }: PlacedFigure): string {
  if (!src.startsWith('data:image/')) return '';
  const clip = corner && `inset(0 round ${corner.x}px / ${corner.y}px)`;
  return element('image', { href: src, x, y, width, height, 'clip-path': clip });
}

const lineSvg = ({ runs, baseline }: PlacedLine): string =>
  runs.map((run) => runSvg(run, baseline)).join('');

function runSvg(run: PlacedRun, baseline: number): string {
  const { text, face, size, color, letterSpacing, level, x, width } = run;
  const isFromRight = isRightToLeft(level);
  const attributes = {
    x: isFromRight ? x + width : x,
    y: baseline,
    textLength: width,
    // A browser's own width differs by a hundredth of a point. As spacing, it would paint each glyph by itself.
    lengthAdjust: 'spacingAndGlyphs',
    'font-family': familyOf(face),
    'font-size': size,
    fill: color,
    'letter-spacing': letterSpacing,
    class: faceByKey(face).isKerned ? 'kerned' : undefined,
    direction: isFromRight ? 'rtl' : undefined,
    'unicode-bidi': isFromRight ? 'bidi-override' : undefined,
  };
  return element('text', attributes, escapeXml(text) || ' ');
}
