import { COMMANDS } from './commands.ts';

/** What the program can do, one line a command. */
export function programHelp(): string {
  const commands = Array.from(COMMANDS, ([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
  return [
    'Usage: shortlist COMMAND …',
    '',
    'Commands:',
    ...commands,
    '',
    'shortlist COMMAND --help tells more about a command; --version tells the version.',
  ].join('\n');
}
