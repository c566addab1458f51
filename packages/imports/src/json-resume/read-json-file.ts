import { type JsonResumeProblem, readJsonResume } from '@shortlist/json-resume';
import type { Message } from '@shortlist/messages';
import { type EntryId, SECTIONS } from '@shortlist/model';
import type { ImportedResume } from '../export-file.ts';
import { partsOf } from '../export-parts.ts';
import { checkSaid } from '../finish-import.ts';
import { ImportError } from '../import-problem.ts';
import { membersOfJson } from '../members/members-of-json.ts';
import { someOf } from '../some-of.ts';
import { type Mended, mendShapes } from './mend-shapes.ts';

/** The resume of a JSON Resume file, which takes every word of it. Throws where a field has a type that cannot be mended. */
export function readJsonFile(given: unknown, newId: () => EntryId): ImportedResume {
  const { value, mended } = mendShapes(given);
  const members = membersOfJson(value);
  members.pass('meta', '$schema');
  const parts = partsOf(members);
  checkSaid(parts);
  const read = readJsonResume(value, newId, SECTIONS);
  if (!read.ok) {
    const faults = someOf(read.problems.map(faultOf));
    throw new ImportError({ code: 'imports.badFields', params: { faults } });
  }
  return { name: '', resume: read.resume, unplaced: [], notes: notesOf(mended), parts };
}

function notesOf(mended: readonly Mended[]): Message<'imports'>[] {
  if (mended.length === 0) return [];
  const faults = mended.map(
    ({ path, form }): Message<'imports'> => ({
      code: 'imports.badField',
      params: { path, form },
    }),
  );
  return [{ code: 'imports.otherShape', params: { faults: someOf(faults) } }];
}

const faultOf = ({ path, message }: JsonResumeProblem): Message<'imports'> => ({
  code: 'imports.badField',
  params: { path, form: FORMS[message.code] },
});

/** The forms that a field should have, as messages of JSON Resume and of exported data call them. */
const FORMS = {
  'jsonResume.text': 'text',
  'jsonResume.list': 'list',
  'jsonResume.object': 'object',
} as const;
