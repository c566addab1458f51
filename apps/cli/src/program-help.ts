import { COMMANDS } from './commands.ts';
import { toText } from './to-text.ts';

/** Lists what the program can do, one line a command. */
export function programHelp(): string {
  const commands = Array.from(COMMANDS, ([name, { summary }]) => ({
    name,
    summary: toText(summary),
  }));
  return toText({ code: 'help.program', params: { commands } });
}
