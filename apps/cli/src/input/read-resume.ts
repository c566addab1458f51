import {
  type JsonResumeProblem,
  numberedIds,
  type Resume,
  readJsonResume,
  type Sections,
} from '@shortlist/resume';
import { CommandError } from '../command.ts';

/**
 * The resume in the value of a JSON Resume file. Throws `CommandError`, naming every field that is not
 * as it should be.
 */
export function readResume(json: unknown, name: string, sections: Sections): Resume {
  const read = readJsonResume(json, numberedIds(), sections);
  if (read.ok) return read.resume;
  throw new CommandError(read.problems.map((problem) => tell(problem, name)).join('\n'));
}

const tell = ({ path, message }: JsonResumeProblem, name: string) =>
  [name, path, message].filter((part) => part !== '').join(': ');
