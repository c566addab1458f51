export type { UnplacedText } from './draft/resume-draft.ts';
export type { ExportPart, ImportedResume } from './export-file.ts';
export type { ImportProblem } from './import-problem.ts';
export { IMPORT_LIMITS } from './limits.ts';
export { loadExportReader, type ReadExport, readExport } from './read-export.ts';
export { namedFiles } from './some-of.ts';
