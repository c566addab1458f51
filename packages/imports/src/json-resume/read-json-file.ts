import { type EntryId, readJsonResume } from '@shortlist/resume';
import type { ImportedResume } from '../export-file.ts';
import { partsOf } from '../export-parts.ts';
import { checkSaid } from '../finish-import.ts';
import { ImportError } from '../import-problem.ts';
import { membersOfJson } from '../members/members-of-json.ts';

/** The resume of a JSON Resume file, which takes every word of it. Throws where a field has the wrong type. */
export function readJsonFile(value: unknown, newId: () => EntryId): ImportedResume {
  const members = membersOfJson(value);
  members.pass('meta', '$schema');
  const parts = partsOf(members);
  checkSaid(parts);
  const read = readJsonResume(value, newId);
  if (!read.ok)
    throw new ImportError({ code: 'imports.badFields', params: { fields: read.problems } });
  return { name: '', resume: read.resume, unplaced: [], notes: [], parts };
}
