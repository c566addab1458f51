import type { ExportFile, ExportSource } from '../export-file.ts';
import { isRecord } from '../json/parse-json.ts';
import { readJsonFile } from './read-json-file.ts';

/** The sections of the standard; a file with none of them is another kind of JSON. */
const SECTIONS = new Set(
  'basics work volunteer education awards certificates publications skills languages interests references projects'.split(
    ' ',
  ),
);

/** A file in JSON Resume 1, whatever program wrote it. */
export const jsonResume = {
  id: 'json-resume',
  detect: (file) => isJsonResume(jsonOf(file)),
  read: (file, newId) => [readJsonFile(jsonOf(file), newId)],
} as const satisfies ExportSource;

const jsonOf = (file: ExportFile): unknown => (file.kind === 'json' ? file.value : undefined);

/** Checks whether a value has a section of the standard. */
export const isJsonResume = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).some((name) => SECTIONS.has(name));
