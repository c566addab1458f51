import { CommandError } from '../command.ts';
import { reasonOf } from '../system-error.ts';

/** Makes the error that a file cannot be written, and why. */
export const unwritable = (file: string, error: unknown) =>
  new CommandError({ code: 'command.unwritable', params: { file, reason: reasonOf(error) } });
