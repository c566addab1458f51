export { type FieldEvidence, SIGNALS } from './confidence/field-evidence.ts';
export { parseResume, readWithEvidence, withConfidence } from './parse-resume.ts';
export {
  CHECK_BELOW,
  type ParsedResume,
  type ReadField,
  type UnplacedText,
} from './result/parsed-resume.ts';
export type { Reason } from './result/read-value.ts';
export { writeSections } from './result/write-sections.ts';
