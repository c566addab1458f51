export { type FieldEvidence, SIGNALS } from './confidence/field-evidence.ts';
export { parseResume, readWithEvidence, withConfidence } from './parse-resume.ts';
export {
  CHECK_BELOW,
  type ParsedResume,
  type ReadField,
  type UnplacedText,
} from './parsed-resume.ts';
export {
  type BareLink,
  type DocumentFormat,
  type ListMark,
  lineText,
  type PageSize,
  type PlacedText,
  type TableCell,
  type TextLine,
  type TextPiece,
  type TextPlace,
} from './placed-text.ts';
export type { Reason } from './read-value.ts';
export { writeSections } from './write-sections.ts';
