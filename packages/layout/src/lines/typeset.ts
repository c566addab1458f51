import type { Block, Column, Span } from '@shortlist/document';
import { rounded } from '../lengths.ts';
import type { PlacedRun } from '../pages/paged-document.ts';
import { type PreparedBlock, prepareBlock } from '../text/prepare-block.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { type AlignedRun, alignLine } from './align-line.ts';
import { fitSize } from './fit-size.ts';
import { setBlock } from './set-block.ts';

/** A run as it is drawn, but for its node in the structure, which `span` has. */
export type TypesetRun = { span: Span; drawn: Omit<PlacedRun, 'node'> };

/** A block as lines ready to go down a page: all of its layout that no other block has a part in. */
export type TypesetBlock = PreparedBlock & {
  lines: TypesetRun[][];
  /** The depth of each baseline below the top of its line, in points. */
  baseline: number;
  column: Column;
};

/** Cleans a block's text, breaks it into lines and puts them where they stand in the column. */
export function typeset(block: Block, column: Column, measurer: TextMeasurer): TypesetBlock {
  const measure = column.right - column.left;
  const prepared = fitSize(prepareBlock(block), measure, measurer);
  const set = setBlock(prepared, measure, measurer);
  return {
    ...prepared,
    lines: set.lines.map((line) => alignLine(set, line, column, measurer).map(typesetRun)),
    baseline: baselineWithin(block, measurer),
    column,
  };
}

function typesetRun(run: AlignedRun): TypesetRun {
  const { text, face, font, level, decorative, letterSpacing, span, readLast } = run;
  const { weight, size, color, source } = span;
  const drawn = {
    text,
    face,
    weight,
    size,
    ascent: rounded(font.ascent),
    descent: rounded(font.descent),
    level,
    x: rounded(run.x),
    width: rounded(run.width),
    decorative,
    ...(color !== undefined && { color }),
    ...(letterSpacing > 0 && { letterSpacing }),
    ...(source !== undefined && { source }),
    ...(readLast && { readLast }),
  };
  return { span, drawn };
}

/** The largest text of a block stands in the middle of its line. */
function baselineWithin({ spans, trailing = [], lineHeight }: Block, measurer: TextMeasurer) {
  const [first, ...others] = [...spans, ...trailing];
  if (first === undefined) return lineHeight;
  const largest = others.reduce<Span>((one, next) => (next.size > one.size ? next : one), first);
  const { ascent, descent } = measurer.fontOf(largest);
  return (lineHeight - (ascent + descent) * largest.size) / 2 + ascent * largest.size;
}
