import { COMMANDS } from './commands.ts';
import { toText } from './to-text.ts';

const NAME_WIDTH = 10;

/** Lists what the program can do, one line a command. */
export function programHelp(): string {
  const commands = Array.from(
    COMMANDS,
    ([name, { summary }]) => `  ${name.padEnd(NAME_WIDTH)}${toText(summary)}`,
  );
  return toText({ code: 'help.program', params: { commands: commands.join('\n') } });
}
