import type { Resume, Sections } from '@shortlist/model';
import { parseJson } from './parse-json.ts';
import { inputName, readInput } from './read-input.ts';
import { readResume } from './read-resume.ts';

/**
 * A resume by the ending of its name: JSON Resume from `.json`, else plain text. Standard input is
 * JSON Resume when it begins with a brace. Throws `CommandError`, naming file and field.
 */
export async function readAnyResume(path: string, sections: Sections): Promise<Resume | string> {
  const name = inputName(path);
  const text = await readInput(path);
  const isJson = path === '-' ? text.trimStart().startsWith('{') : /\.json$/i.test(path);
  return isJson ? readResume(parseJson(text, name), name, sections) : text;
}
