import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { numberedIds, type Resume } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { documentsOf, findSets } from '../parse/score-set.ts';

/** Parses the documents of the evaluation set to resumes that are printed; undefined where the set is not there. */
export async function evaluationResumes(): Promise<readonly Resume[] | undefined> {
  const sets = findSets();
  if (sets === undefined) return undefined;
  const files = ['dev', 'real'].flatMap((set) =>
    documentsOf(join(sets, set)).map((file) => join(sets, set, file)),
  );
  const resumes: Resume[] = [];
  for (const file of files) {
    const read = await readDocument(new Uint8Array(readFileSync(file)));
    if (read.ok) resumes.push(parseResume(read.text, numberedIds()).resume);
  }
  return resumes;
}
