import { INSTALLATION } from '#installation.ts';
import { CommandError, usageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { print } from './output/standard-output.ts';
import { programHelp } from './program-help.ts';
import { REGISTRIES, type Registries } from './registries.ts';
import { toText } from './to-text.ts';

/**
 * Runs the command line and gives the exit code: 0 done, 1 could not be done, 2 not understood.
 * What went wrong is said on standard error.
 */
export async function main(args: string[], registries: Registries = REGISTRIES): Promise<number> {
  try {
    await runCommand(args, registries);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`shortlist: ${error.message}\n`);
    return error.exitCode;
  }
}

async function runCommand([name, ...args]: string[], registries: Registries) {
  if (name === undefined) {
    throw usageError({ code: 'command.noCommand', params: { help: programHelp() } });
  }
  if (name === '--help' || name === '-h') return print(`${programHelp()}\n`);
  if (name === '--version' || name === '-V') return print(`${INSTALLATION.version}\n`);
  const command = COMMANDS.get(name);
  if (command === undefined) throw unknown(name);
  if (args.includes('--help') || args.includes('-h')) {
    return print(`${toText(command.help(registries))}\n`);
  }
  return command.run(args, registries);
}

function unknown(name: string): CommandError {
  const params = { name, help: programHelp() };
  return name.startsWith('-')
    ? usageError({ code: 'command.unknownOption', params })
    : usageError({ code: 'command.unknownCommand', params });
}
