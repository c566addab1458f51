import { readdirSync, readFileSync } from 'node:fs';
import { EntryId, type Resume, readJsonResume } from '@shortlist/resume';

const FOLDER = new URL('../samples/', import.meta.url);

/** Names of the sample resumes. */
export const SAMPLES = readdirSync(FOLDER).map((file) => file.replace('.json', ''));

/** A sample resume; its entries are "e1", "e2", … in the file's order. */
export function readSample(name: string): Resume {
  let entries = 0;
  const newId = () => {
    entries += 1;
    return EntryId.parse(`e${entries}`);
  };
  const json: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));
  const read = readJsonResume(json, newId);
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
  return read.resume;
}
