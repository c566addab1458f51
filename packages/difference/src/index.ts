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
