import type { AlignedRun } from '../lines/align-line.ts';
import type { Sheet } from '../print-document.ts';
import type { Page, PlacedLine, PlacedRule, PlacedRun } from './paged-document.ts';
import type { Row } from './paginate.ts';
import type { StructureTree } from './structure-tree.ts';

/** Puts the rows of a page where they are drawn: from the upper margin down, in points. */
export function positionPage(rows: readonly Row[], sheet: Sheet, tree: StructureTree): Page {
  const page: Page = { lines: [], rules: [] };
  let top = sheet.margin;
  for (const [at, row] of rows.entries()) {
    if (at > 0) top += row.spaceBefore;
    page.lines.push(positionLine(row, top, tree));
    page.rules.push(...positionRule(row, top, sheet));
    top += row.height;
  }
  return page;
}

function positionLine({ owner, line }: Row, top: number, tree: StructureTree): PlacedLine {
  const { group } = owner.block;
  return {
    baseline: rounded(top + owner.baseline),
    runs: line.map((run) => positionRun(run, tree)),
    ...(group !== undefined && { group }),
  };
}

function positionRun(run: AlignedRun, { nodeOf }: StructureTree): PlacedRun {
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

function positionRule({ owner, line }: Row, top: number, sheet: Sheet): PlacedRule[] {
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
