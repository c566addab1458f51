import type { AlignedRun } from './align-line.ts';
import type { Outline } from './outline.ts';
import type { Page, PlacedLine, PlacedRule, PlacedRun } from './paged-document.ts';
import type { Row } from './paginate.ts';
import type { Sheet } from './print-document.ts';

/** Puts the rows of a page where they are drawn: from the upper margin down, in points. */
export function placePage(rows: readonly Row[], sheet: Sheet, outline: Outline): Page {
  const page: Page = { lines: [], rules: [] };
  let top = sheet.margin;
  for (const [at, row] of rows.entries()) {
    if (at > 0) top += row.spaceBefore;
    page.lines.push(placeLine(row, top, outline));
    page.rules.push(...placeRule(row, top, sheet));
    top += row.height;
  }
  return page;
}

function placeLine({ owner, line }: Row, top: number, outline: Outline): PlacedLine {
  const { group } = owner.block;
  return {
    baseline: rounded(top + owner.baseline),
    runs: line.map((run) => placeRun(run, outline)),
    ...(group !== undefined && { group }),
  };
}

function placeRun(run: AlignedRun, { nodeOf }: Outline): PlacedRun {
  const { text, face, level, decorative, span } = run;
  return {
    text,
    face,
    weight: span.weight,
    size: span.size,
    level,
    x: rounded(run.x),
    width: rounded(run.width),
    node: nodeOf.get(span) ?? 0,
    decorative,
    ...(span.source !== undefined && { source: span.source }),
  };
}

function placeRule({ owner, line }: Row, top: number, sheet: Sheet): PlacedRule[] {
  const { rule, lineHeight } = owner.block;
  if (!rule || line !== owner.lines.at(-1)) return [];
  const y = rounded(top + lineHeight + rule.gap + rule.thickness / 2);
  return [
    {
      x1: rounded(sheet.margin),
      x2: rounded(sheet.width - sheet.margin),
      y,
      thickness: rule.thickness,
    },
  ];
}

/** One number for the screen and the PDF: thousandths of a point. */
const rounded = (points: number) => Math.round(points * 1000) / 1000;
