import { CommandError } from '../command.ts';

/** The value of JSON text. Throws `CommandError`, with the place, when it is no JSON. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${name}: not valid JSON: ${(error as SyntaxError).message}.`);
  }
}
