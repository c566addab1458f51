import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { usageError } from './command.ts';

/** Options and positionals of a command line. What is not understood is a usage error that says what. */
export function parseOptions<const O extends ParseArgsOptionsConfig>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node goes on about arguments that begin with a hyphen.
    const [problem = ''] = error.message.split('. To specify');
    throw usageError({ code: 'command.badOptions', params: { problem } });
  }
}
