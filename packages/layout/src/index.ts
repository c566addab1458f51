export { layOut } from './lay-out.ts';
export type {
  Page,
  PagedDocument,
  PlacedFigure,
  PlacedLine,
  PlacedRule,
  PlacedRun,
  StructureNode,
  StructureRole,
} from './pages/paged-document.ts';
export { textOf } from './pages/text-of.ts';
export {
  areasOf,
  placesOnLine,
  type SourceText,
  type TextArea,
  type TextPlace,
  textAt,
  textsBySource,
  withoutSpace,
} from './sources/source-text.ts';
export { stretchOfRun } from './sources/stretch-of-run.ts';
export { printedTexts } from './text/prepare-block.ts';
export type { Font, TextItem, TextMeasurer } from './text-measurer.ts';
