import type { Message } from '@shortlist/messages';
import type { Registries } from './registries.ts';
import { toText } from './to-text.ts';

/** One command of the program. To add one: a file in `commands/`, and a line in `commands.ts`. */
export type Command = {
  /** One line for the list of commands. */
  summary: Message<'help'>;
  /** Returns what `--help` prints. */
  help: (registries: Registries) => Message<'help'>;
  /** Does the work; throws `CommandError` when it cannot be done. */
  run: (args: string[], registries: Registries) => Promise<void>;
};

/** Something the person at the shell can put right; the message says what and how. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exitCode: number;

  readonly #said: Message<'command'>;

  constructor(message: Message<'command'>, exitCode = 1) {
    super(toText(message));
    this.#said = message;
    this.exitCode = exitCode;
  }

  /** The same for a command whose exit codes say something else. */
  withExitCode(exitCode: number): CommandError {
    return new CommandError(this.#said, exitCode);
  }
}

/** The command line itself is wrong: exit code 2, as shells expect. */
export const usageError = (message: Message<'command'>) => new CommandError(message, 2);

type Choice = { id: string; name: string };

/** Names each choice with its id: "pdf (PDF)". */
export const choicesOf = (choices: readonly Choice[]): string[] =>
  choices.map(({ id, name }) => `${id} (${name})`);
