import { faceByKey } from '@shortlist/fonts';
import type { Page, PlacedLine, PlacedRun } from '@shortlist/layout';
import { isRightToLeft } from '@shortlist/text';
import { type MouseEvent, memo, useLayoutEffect } from 'react';
import { familyOf, showFaces } from '../fonts/load-font.ts';
import type { PlaceholderMark } from '../highlights/placeholder-marks.ts';
import { sameLine } from './same-line.ts';
import { sameList, samePage, sameValues } from './same-page.ts';
import { splitMarked } from './split-marked.ts';

type SheetProps = {
  page: Page;
  /** Of the paper, in points. */
  width: number;
  height: number;
  /** Characters that no face prints: marked where they stand. */
  missing: readonly string[];
  /** Placeholders that are still to be filled in: marked under their words. */
  placeholders?: readonly PlaceholderMark[] | undefined;
  /** Group whose lines are dimmed because they are being dragged. */
  dimmed?: string | undefined;
  onPick?: ((source: string) => void) | undefined;
};

/** Text is drawn where layout placed it: nothing of the browser's own may move a glyph. */
const EXACT_TEXT =
  'block h-auto w-full select-text [&_text]:whitespace-pre fill-print [font-kerning:none] [font-variant-ligatures:none] [letter-spacing:0] [text-rendering:geometricPrecision]';

/**
 * One page, drawn as SVG in points and scaled to the width it is given.
 *
 * A picture to the eye only: hidden from assistive technology and never focused. With `onPick`, a
 * click on a line calls it with the source of the words clicked, or of the line's first words.
 */
export const Sheet = memo(function Sheet(props: SheetProps) {
  const { page, width, height, missing, placeholders = [], dimmed, onPick } = props;
  useLayoutEffect(showFaces);

  function handleClick({ target }: MouseEvent<SVGSVGElement>) {
    const picked = (target as Element).closest('[data-source]')?.getAttribute('data-source');
    if (picked) onPick?.(picked);
  }

  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      className={EXACT_TEXT}
      onClick={onPick && handleClick}
    >
      {page.fills.map(({ color, isRound, ...area }) => (
        <rect
          key={Object.values(area).join(' ')}
          {...area}
          {...(isRound && { rx: area.width / 2 })}
          fill={color}
        />
      ))}
      {page.figures?.map(({ src, x, y, width, height, corner, node }) => (
        <image
          key={node}
          href={src}
          x={x}
          y={y}
          width={width}
          height={height}
          style={corner && { clipPath: `inset(0 round ${corner.x}px / ${corner.y}px)` }}
        />
      ))}
      {placeholders.map(({ x, y, width, height }, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: as for a run
          key={index}
          data-placeholder
          x={x}
          y={y}
          width={width}
          height={height}
          rx={1.5}
          className="fill-highlight/45"
        />
      ))}
      {page.lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place on the page
          key={index}
          line={line}
          missing={missing}
          dimmed={line.group !== undefined && line.group === dimmed}
          pickable={onPick !== undefined}
        />
      ))}
      {page.rules.map(({ x1, x2, y, thickness, color }, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: as for a run
          key={index}
          x1={x1}
          x2={x2}
          y1={y}
          y2={y}
          strokeWidth={thickness}
          className={color ? undefined : 'stroke-print'}
          stroke={color}
        />
      ))}
    </svg>
  );
}, sameSheet);

function sameSheet(before: SheetProps, after: SheetProps): boolean {
  return (
    before.dimmed === after.dimmed &&
    before.onPick === after.onPick &&
    before.width === after.width &&
    before.height === after.height &&
    sameList(before.missing, after.missing, Object.is) &&
    sameList(before.placeholders ?? [], after.placeholders ?? [], sameValues) &&
    samePage(before.page, after.page)
  );
}

type LineProps = Pick<SheetProps, 'missing'> & {
  line: PlacedLine;
  dimmed: boolean;
  pickable: boolean;
};

const Line = memo(function Line({ line, missing, dimmed, pickable }: LineProps) {
  const source = line.runs.find((run) => run.source)?.source;
  return (
    <g
      data-source={source}
      className={`group ${dimmed ? 'opacity-30' : ''} ${pickable && source ? 'cursor-pointer' : ''}`}
    >
      {pickable && source && <PickArea line={line} />}
      {line.runs.map((run, index) => (
        // A run that only moves keeps its element: one that is removed would end the stretch of typing that one undo
        // takes back (Chromium).
        // biome-ignore lint/suspicious/noArrayIndexKey: a run is nothing but its place in the line
        <Run key={index} run={run} baseline={line.baseline} missing={missing} />
      ))}
    </g>
  );
}, sameProps);

function sameProps(before: LineProps, after: LineProps): boolean {
  return (
    before.dimmed === after.dimmed &&
    before.pickable === after.pickable &&
    before.missing === after.missing &&
    sameLine(before.line, after.line)
  );
}

/** Reach of the area of a line beyond its region on both sides. */
const BEYOND = 6;

/** The whole width of a line answers the mouse, and lights up quietly under it. */
function PickArea({ line: { left, right, top, height } }: { line: PlacedLine }) {
  return (
    <rect
      x={left - BEYOND}
      y={top}
      width={right - left + 2 * BEYOND}
      height={height}
      rx={2}
      className="fill-transparent group-hover:fill-highlight/25"
    />
  );
}

type RunProps = { run: PlacedRun; baseline: number; missing: readonly string[] };

function Run({ run, baseline, missing }: RunProps) {
  const rightToLeft = isRightToLeft(run.level);
  return (
    <text
      x={rightToLeft ? run.x + run.width : run.x}
      y={baseline}
      textLength={run.width}
      // The browser's own width differs by a hundredth of a point. As spacing, it would paint each glyph by itself.
      lengthAdjust="spacingAndGlyphs"
      fontFamily={familyOf(run.face)}
      fontSize={run.size}
      fill={run.color}
      letterSpacing={run.letterSpacing}
      className={faceByKey(run.face).isKerned ? '[font-kerning:normal]' : undefined}
      direction={rightToLeft ? 'rtl' : undefined}
      unicodeBidi={rightToLeft ? 'bidi-override' : undefined}
      data-source={run.source}
    >
      {missing.length > 0 ? <MarkedText text={run.text} missing={missing} /> : run.text}
    </text>
  );
}

/** Text in which characters that cannot be printed are underlined; the note above the paper names them. */
const MarkedText = ({ text, missing }: { text: string; missing: readonly string[] }) =>
  splitMarked(text, missing).map((stretch, index) => (
    <tspan
      // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is nothing but its place in the run
      key={index}
      className={stretch.isMarked ? 'fill-danger underline decoration-2' : undefined}
    >
      {stretch.text}
    </tspan>
  ));
