import { CommandError } from '../command.ts';

/** The value of JSON text. Throws `CommandError`, with the place, when it is no JSON. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = (error as SyntaxError).message;
    throw new CommandError({ code: 'command.noJson', params: { file: name, reason } });
  }
}
