import {
  type Block,
  type Column,
  fullColumn,
  type Ground,
  type PrintDocument,
  type Sheet,
} from '@shortlist/document';
import type { PrintedView } from '../design.ts';
import { millimetres } from '../papers.ts';
import { frame } from './columns.ts';
import { withPhoto } from './photo.ts';
import type { FullLook, Style } from './style.ts';

export type Columns = {
  head: Block[];
  aside: Block[];
  main: Block[];
  /** Behind the sidebar, to the edges of the sheet. */
  tint?: Ground['color'];
  /** The head stands over the main column, beside the sidebar, whose tint begins at the upper edge of the sheet. */
  isHeadBeside?: true;
  /** Along the side where the main column begins. */
  line?: Ground['color'];
};

/** Between the two columns. Millimetres. */
const GUTTER = 8;

/** Between a line and the column along which it runs. Points. */
const LINE_GAP = 10;

/** A head over the whole width, and below it a sidebar and the main column, each running on over pages by itself. They are read from left to right. */
export function twoColumns(view: PrintedView, style: Style, columns: Columns): PrintDocument {
  const { head, aside, main, tint, line, isHeadBeside } = columns;
  const document = frame(view, style);
  const { side, rest, whole, bleed } = edgesOf(style.look, document.sheet, line ? LINE_GAP : 0);
  const { figures, region, place } = headOf(
    view,
    head,
    document.sheet,
    isHeadBeside ? rest : undefined,
  );
  const ground = tint && {
    ...{ ...bleed, color: tint, bleeds: true },
    ...(isHeadBeside && { fromTop: isHeadBeside }),
  };
  const sidebar = {
    ...{ ...side, ...(isHeadBeside ? { below: 0, isBesideHead: isHeadBeside } : place) },
    blocks: aside,
    ...(ground && { ground }),
  };
  const column = {
    ...rest,
    ...place,
    blocks: main,
    ...lineAlong(rest, line),
    alone: { ...whole, ...lineAlong(whole, line) },
  };
  const below = style.look.sidebarSide === 'left' ? [sidebar, column] : [column, sidebar];
  return { ...document, ...(figures && { figures }), regions: [region, ...below] };
}

/** A line along the side where a column begins. */
const lineAlong = ({ left }: Column, color: Ground['color'] | undefined): { ground?: Ground } =>
  color ? { ground: { left: left - LINE_GAP, right: left - LINE_GAP + 1, color } } : {};

/** Places the sidebar and the main column, this `inset` points in, also when alone, and the ground behind the sidebar. */
function edgesOf({ sidebarSide, sidebarWidth }: FullLook, sheet: Sheet, inset: number) {
  const { left, right } = fullColumn(sheet);
  const width = millimetres(sidebarWidth);
  const gutter = millimetres(GUTTER);
  const whole = { left: left + inset, right };
  if (sidebarSide === 'left') {
    const edge = left + width;
    return {
      side: { left, right: edge },
      rest: { left: edge + gutter + inset, right },
      whole,
      bleed: { left: 0, right: edge + gutter / 2 },
    };
  }
  const edge = right - width;
  return {
    side: { left: edge, right },
    rest: { left: left + inset, right: edge - gutter },
    whole,
    bleed: { left: edge - gutter / 2, right: sheet.width },
  };
}

/** The region of the head, beside a photo where there is one, and where the columns below begin. */
function headOf(
  { photo }: PrintedView,
  blocks: Block[],
  sheet: Sheet,
  column: Column = fullColumn(sheet),
) {
  const alone = { left: column.left, right: column.right, blocks };
  if (!photo) return { region: alone, place: { below: 0 } };
  const { figures, regions } = withPhoto(photo, { head: blocks, rest: [] }, sheet, column);
  const [region = alone, under] = regions;
  const from = under?.from;
  return { figures, region, place: { below: 0, ...(from !== undefined && { from }) } };
}
