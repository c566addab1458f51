import type { Registries } from './registries.ts';

/** One command of the program. To add one: a file in `commands/`, and a line in `commands.ts`. */
export type Command = {
  /** One line for the list of commands. */
  summary: string;
  /** What `--help` prints. */
  help: (registries: Registries) => string;
  /** Does the work; throws `CommandError` when it cannot be done. */
  run: (args: string[], registries: Registries) => Promise<void>;
};

/** Something the person at the shell can put right; the message says what and how. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command line itself is wrong: exit code 2, as shells expect. */
export const usageError = (message: string) => new CommandError(message, 2);
