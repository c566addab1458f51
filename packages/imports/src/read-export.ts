import { type EntryId, numberedIds } from '@shortlist/model';
import { fileKind, ReadError, readProblem } from '@shortlist/readers/containers';
import type { ExportFile, ImportedResume } from './export-file.ts';
import { ImportError, type ImportProblem } from './import-problem.ts';
import { openExport } from './open-export.ts';
import { SOURCES, type SourceId } from './registry.ts';

export type ReadExport =
  | { ok: true; source: SourceId; resumes: readonly ImportedResume[] }
  | { ok: false; problem: ImportProblem };

type Reading = {
  /** Opens a locked PDF. */
  password?: string;
  /** Ids for entries, and for sections of the person's own. */
  newId?: () => EntryId;
};

/**
 * Reads the resumes out of what another program or site exports, known by its content: LinkedIn's archive, Europass (XML, and
 * PDFs that carry it), Reactive Resume, JSON Resume, and this product's own archive.
 *
 * Everything that the file says is in a resume, in its unplaced text, or named in its notes. Nothing is fetched. Never
 * throws: what is not read has a problem, with a message for the person.
 */
export async function readExport(
  bytes: Uint8Array,
  { password, newId = numberedIds('read') }: Reading = {},
): Promise<ReadExport> {
  try {
    const file = await openExport(bytes, password);
    const source = SOURCES.find(({ detect }) => detect(file));
    if (!source) throw new ImportError({ code: UNKNOWN[file.kind] });
    return { ok: true, source: source.id, resumes: source.read(file, newId) };
  } catch (error) {
    if (error instanceof ImportError) return { ok: false, problem: error.problem };
    if (error instanceof ReadError) return { ok: false, problem: readProblem(error.code).message };
    throw error;
  }
}

/**
 * Loads what reads a file of this kind, so that a host can measure the time of a reading without that of loading code over a
 * network. `readExport` does it by itself. Rejects when it cannot be loaded.
 */
export async function loadExportReader(bytes: Uint8Array): Promise<void> {
  if (fileKind(bytes) === 'pdf') await import('@shortlist/readers/pdf-attachments');
}

const UNKNOWN = {
  zip: 'imports.unknownZip',
  xml: 'imports.unknownXml',
  json: 'imports.unknownJson',
} as const satisfies Record<ExportFile['kind'], string>;
