import { CommandError } from '../command.ts';
import { toText } from '../to-text.ts';
import { inputName } from './read-input.ts';
import type { ReadingProblem } from './reading-worker.ts';

/** Makes the error that nothing was read of a file, why, and what to do. */
export function notRead(file: string, { isLocked, message }: ReadingProblem): CommandError {
  const code = isLocked ? 'command.locked' : 'command.notParsed';
  return new CommandError({ code, params: { file: inputName(file), reason: toText(message) } });
}
