import type { Fill, Sheet } from '@shortlist/document';
import type { PlacedFigure, PlacedRule } from '@shortlist/layout';
import { toAsciiUri } from '../file/ascii-uri.ts';
import { toComponents, toOperand } from '../file/operands.ts';
import type { PdfDocument } from '../file/pdfkit-document.ts';
import { groupNeighbours } from '../lines/neighbours.ts';
import type { ShapedPage, ShapedRun } from '../lines/shaped-run.ts';
import { linkAreas } from './link-areas.ts';
import { roundedSquare } from './rounded-square.ts';
import type { StructureTree } from './structure-tree.ts';
import { needsActualText, textObject } from './text-object.ts';

/** Neighbours in reading order that belong to one node: they are marked as one piece of content. */
type Piece = [ShapedRun, ...ShapedRun[]];

type Drawing = { page: ShapedPage; sheet: Sheet; tree: StructureTree };

/** Adds a page and draws its fills, its text in reading order, its links and its rules. */
export function drawPage(pdf: PdfDocument, { page, sheet, tree }: Drawing) {
  pdf.addPage(sheet);
  for (const fill of page.fills) pdf.paintArtifact(paintFill(fill, sheet.height));
  for (const figure of page.figures ?? []) drawFigure(pdf, tree, figure, sheet);
  drawText(pdf, { page, sheet, tree });
  for (const rule of page.rules) pdf.paintArtifact(strokeRule(rule, sheet.height));
  tree.endPage();
}

/** Draws the text of a page. What is read last of its node comes to the end of its element. */
function drawText(pdf: PdfDocument, { page, sheet, tree }: Drawing) {
  const readLast: (() => void)[] = [];
  for (const piece of groupNeighbours(page.runs, belongTogether)) {
    for (const run of piece) pdf.addFace(run.embedded);
    const operators = piece.map((run) => textObject(run, sheet.height)).join('\n');
    if (piece[0].decorative) pdf.paintArtifact(operators);
    else {
      const putInTree = drawContent(pdf, tree, { piece, operators });
      if (piece[0].readLast) readLast.push(putInTree);
      else putInTree();
    }
  }
  for (const putInTree of readLast) putInTree();
}

/** Poppler takes the end of an ActualText for the end of the piece, so a run that has one ends its piece. */
const belongTogether = (one: ShapedRun, next: ShapedRun) =>
  one.node === next.node &&
  one.decorative === next.decorative &&
  one.readLast === next.readLast &&
  !needsActualText(one);

/** Draws content; gives what puts it at the end of its element. */
function drawContent(
  pdf: PdfDocument,
  tree: StructureTree,
  { piece, operators }: { piece: Piece; operators: string },
): () => void {
  const { role, link } = tree.nodeAt(piece[0].node);
  const element = tree.elementOf(piece[0].node);
  const content = pdf.paintContent(role, operators);
  return () => {
    element.add(content);
    if (link === undefined) return;
    const target = { ...link, href: toAsciiUri(link.href) };
    for (const area of linkAreas(piece)) pdf.addLink(area, target, element);
  };
}

/** The picture's unit square, scaled to its place (ISO 32000-1, 8.9.5), and clipped by its rounded edge. */
function drawFigure(pdf: PdfDocument, tree: StructureTree, figure: PlacedFigure, sheet: Sheet) {
  const { x, y, width, height, corner, src, node } = figure;
  const place = [width, 0, 0, height, x, sheet.height - y - height].map(toOperand).join(' ');
  const clip = corner ? `${roundedSquare(corner.x / width, corner.y / height)} W n ` : '';
  const operators = `q ${place} cm ${clip}/${pdf.addImage(src)} Do Q`;
  const element = tree.elementOf(node);
  element.add(pdf.paintContent('Figure', operators));
}

function strokeRule({ x1, x2, y, thickness, color }: PlacedRule, sheetHeight: number): string {
  const height = toOperand(sheetHeight - y);
  const line = `${toOperand(thickness)} w ${toOperand(x1)} ${height} m ${toOperand(x2)} ${height} l S`;
  return color === undefined ? line : `q ${toComponents(color)} RG ${line} Q`;
}

function paintFill(fill: Fill, sheetHeight: number): string {
  const { x, y, width, height, color, isRound } = fill;
  const foot = sheetHeight - y - height;
  if (isRound) {
    const place = [width, 0, 0, height, x, foot].map(toOperand).join(' ');
    return `q ${toComponents(color)} rg ${place} cm ${roundedSquare(0.5, 0.5)} f Q`;
  }
  const corner = [x, foot, width, height].map(toOperand).join(' ');
  return `q ${toComponents(color)} rg ${corner} re f Q`;
}
