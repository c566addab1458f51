import type { EntryId } from '@shortlist/model';
import type { Zip } from '@shortlist/readers/containers';
import { ReadError } from '@shortlist/readers/containers';
import type { ExportFile, ExportSource, ImportedResume } from '../export-file.ts';
import { hostile, ImportError } from '../import-problem.ts';
import { parseJson } from '../json/parse-json.ts';
import { readJsonFile } from '../json-resume/read-json-file.ts';
import { isJsonResume } from '../json-resume/source.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { textOf } from '../open-export.ts';
import { namedFiles } from '../some-of.ts';

/** Our own archive: every resume of an account as a JSON Resume file, which carries all of it, beside its other formats. */
export const shortlist = {
  id: 'shortlist',
  detect: (file) => file.kind === 'zip' && file.zip.names.some(isJson),
  read: (file, newId) => readArchive(zipOf(file), newId),
} as const satisfies ExportSource;

const isJson = (name: string) =>
  /\.json$/iu.test(name) && !/ \(earlier versions\)\.json$/u.test(name);

function zipOf(file: ExportFile): Zip {
  if (file.kind !== 'zip') throw new TypeError('Detected as a ZIP.');
  return file.zip;
}

/** The resumes in the order of their names. A file that is none, or is damaged, is named with the others. */
function readArchive(zip: Zip, newId: () => EntryId): ImportedResume[] {
  const paths = zip.names.filter(isJson);
  if (paths.length > IMPORT_LIMITS.resumes) throw hostile();
  const read = paths.map((path) => ({ path, resume: readEntry(zip, path, newId) }));
  const unread = read.filter(({ resume }) => !resume).map(({ path }) => path);
  const resumes = read.flatMap(({ path, resume }) =>
    resume ? [{ ...resume, name: nameOf(path) }] : [],
  );
  if (resumes.length === 0) throw new ImportError({ code: 'imports.unknownZip' });
  const notes =
    unread.length > 0 ? [{ code: 'imports.notResumes', params: namedFiles(unread) } as const] : [];
  return resumes
    .map((resume) => ({ ...resume, notes }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function readEntry(zip: Zip, path: string, newId: () => EntryId): ImportedResume | undefined {
  const bytes = zip.read(path);
  try {
    const value = bytes && parseJson(textOf(bytes));
    return isJsonResume(value) ? readJsonFile(value, newId) : undefined;
  } catch (error) {
    if (error instanceof ImportError || error instanceof ReadError) return undefined;
    throw error;
  }
}

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/iu, '');
