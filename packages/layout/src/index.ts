export { isRightToLeft, mirrored } from './bidi.ts';
export { cleanText } from './clean-text.ts';
export { layOut } from './lay-out.ts';
export type {
  Page,
  PagedDocument,
  PlacedLine,
  PlacedRule,
  PlacedRun,
  StructureNode,
  StructureRole,
} from './paged-document.ts';
export { printedTexts } from './prepare.ts';
export type { Block, BlockRole, PrintDocument, Sheet, Span, Weight } from './print-document.ts';
export type { TextItem, TextMeasurer } from './text-measurer.ts';
export { textOf } from './text-of.ts';
