export type { Block, BlockRole, Span } from './block.ts';
export {
  blocksOf,
  type Figure,
  type Fill,
  type Note,
  type PrintDocument,
  type Stationery,
} from './print-document.ts';
export type { Column, Ground, Region } from './region.ts';
export { evenMargins, fullColumn, type Sheet } from './sheet.ts';
export type { Color, FontStyle, TextStyle, Weight } from './text-style.ts';
