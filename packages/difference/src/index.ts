export {
  type Difference,
  type DifferenceOptions,
  diffResumes,
  type LookChange,
  type Place,
  type Side,
  type TextChange,
} from './diff-resumes.ts';
export { diffWords, type WordRun } from './diff-words.ts';
export type { Area, Mark } from './marks/mark.ts';
export { markPages } from './marks/mark-pages.ts';
export { compareSheets } from './sheets/compare-sheets.ts';
export type { ComparedSide, Comparison } from './sheets/comparison.ts';
export { comparisonDocument } from './sheets/comparison-document.ts';
export { MARK_COLORS, numbersBeside } from './sheets/draw-marks.ts';
export { describeLook } from './words/describe-look.ts';
export { describeText } from './words/describe-text.ts';
