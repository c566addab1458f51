import { StartRefused } from './config/start-refused.ts';
import { loadSooner } from './lib/load-sooner.ts';
import { sayFailure } from './say-failure.ts';

/**
 * Runs an operator's program, which imports the database only when it needs it (`loadSooner`): prints the lines that it answers. One that is refused, or that database or file store fail, says
 * why, and ends with exit code 1.
 */
export async function runProgram(
  main: (args: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  try {
    const lines = await loadSooner(() => main(process.argv.slice(2)));
    for (const line of lines) process.stdout.write(`${line}\n`);
  } catch (error) {
    const why = sayFailure(error);
    if (why === undefined) throw error;
    process.stderr.write(`${why}\n`);
    process.exitCode = 1;
  }
}

/** The one argument of a program. Throws `StartRefused` with how it is called. */
export function onlyArgument(args: readonly string[], usage: string): string {
  const [argument, ...others] = args;
  if (argument && others.length === 0) return argument;
  throw new StartRefused(`Usage: ${usage}`);
}
