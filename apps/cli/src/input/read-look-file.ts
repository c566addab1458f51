import { type ChosenLook, lookChoices, readLook } from '@shortlist/model';
import { CommandError, usageError } from '../command.ts';
import { parseJson } from './parse-json.ts';
import { inputName, readInput } from './read-input.ts';

/** The choices of a look that a file says. Throws `CommandError` for one that cannot be printed. */
export async function readLookFile(path: string): Promise<Partial<ChosenLook>> {
  const file = inputName(path);
  const json = parseJson(await readInput(path), file);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new CommandError({ code: 'command.badLook', params: { file } });
  const look = lookChoices(readLook(json));
  const names = Object.keys(json).filter((name) => !Object.hasOwn(look, name));
  if (names.length > 0) throw usageError({ code: 'command.unknownLook', params: { file, names } });
  return look;
}
