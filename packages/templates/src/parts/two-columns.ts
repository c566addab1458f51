import { type Block, fullColumn, type Ground, type PrintDocument } from '@shortlist/document';
import type { PrintedView } from '../design.ts';
import { millimetres } from '../papers.ts';
import { frame } from './columns.ts';
import type { Style } from './style.ts';

type Columns = {
  head: Block[];
  aside: Block[];
  main: Block[];
  /** Behind the sidebar, to the edges of the sheet. */
  tint?: Ground['color'];
  /** Along the side where the main column begins. */
  line?: Ground['color'];
};

/** Between the two columns. Millimetres. */
const GUTTER = 8;

/** Between a line and the column along which it runs. Points. */
const LINE_GAP = 10;

/** A head over the whole width, and below it a sidebar and the main column, each running on over pages by itself. They are read from left to right. */
export function twoColumns(view: PrintedView, style: Style, columns: Columns): PrintDocument {
  const { head, aside, main, tint, line } = columns;
  const document = frame(view, style);
  const whole = fullColumn(document.sheet);
  const width = millimetres(style.look.sidebarWidth);
  const gutter = millimetres(GUTTER);
  const isLeft = style.look.sidebarSide === 'left';
  const edge = isLeft ? whole.left + width : whole.right - width;
  const side = isLeft ? { left: whole.left, right: edge } : { left: edge, right: whole.right };
  const inset = line ? LINE_GAP : 0;
  const rest = isLeft
    ? { left: edge + gutter + inset, right: whole.right }
    : { left: whole.left + inset, right: edge - gutter };
  const bleed = isLeft
    ? { left: 0, right: edge + gutter / 2 }
    : { left: edge - gutter / 2, right: document.sheet.width };
  const sidebar = {
    ...side,
    below: 0,
    blocks: aside,
    ...(tint && { ground: { ...bleed, color: tint, bleeds: true } }),
  };
  const column = {
    ...rest,
    below: 0,
    blocks: main,
    ...(line && { ground: { left: rest.left - inset, right: rest.left - inset + 1, color: line } }),
  };
  const below = isLeft ? [sidebar, column] : [column, sidebar];
  return { ...document, regions: [{ ...whole, blocks: head }, ...below] };
}
