import { readJsonResume } from '@shortlist/json-resume';
import { numberedIds, type Resume, type Sections } from '@shortlist/model';
import { CommandError } from '../command.ts';
import { toText } from '../to-text.ts';

/**
 * The resume in the value of a JSON Resume file. Throws `CommandError`, naming every field that is not
 * as it should be.
 */
export function readResume(json: unknown, name: string, sections: Sections): Resume {
  const read = readJsonResume(json, numberedIds(), sections);
  if (read.ok) return read.resume;
  const faults = read.problems.map(({ path, message }) =>
    toText({ code: 'command.badField', params: { file: name, path, problem: toText(message) } }),
  );
  throw new CommandError({ code: 'command.badFields', params: { faults: faults.join('\n') } });
}
