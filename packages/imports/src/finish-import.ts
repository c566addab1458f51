import type { EntryId } from '@shortlist/model';
import { buildResume } from './draft/build-resume.ts';
import type { ResumeDraft } from './draft/resume-draft.ts';
import type { ExportPart, ImportedResume } from './export-file.ts';
import { hostile, ImportError } from './import-problem.ts';
import { IMPORT_LIMITS } from './limits.ts';

/** Builds a resume from a draft. Throws where the export says nothing at all, or more than any resume. */
export function finishImport(
  draft: ResumeDraft,
  parts: readonly ExportPart[],
  newId: () => EntryId,
): ImportedResume {
  checkSaid(parts);
  return {
    name: '',
    resume: buildResume(draft, newId),
    unplaced: draft.unplaced,
    notes: draft.notes,
    parts,
  };
}

export function checkSaid(parts: readonly ExportPart[]) {
  const texts = parts.flatMap(({ lines }) => lines.map(({ text }) => text));
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (characters > IMPORT_LIMITS.characters) throw hostile();
  if (!texts.some((text) => /[\p{L}\p{N}]/u.test(text)))
    throw new ImportError({ code: 'imports.nothing' });
}
