export { READING_LIMITS } from './limits.ts';
export type { LoadPdfData } from './pdf/open-pdf.ts';
export {
  type DocumentReading,
  loadReader,
  type ReadDocument,
  readDocument,
} from './read-document.ts';
export { type ReadProblem, type ReadProblemCode, readProblem } from './read-problem.ts';
