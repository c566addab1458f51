import { format as formatPath, parse, resolve } from 'node:path';
import type { Message } from '@shortlist/messages';
import { type Command, CommandError, usageError } from '../command.ts';
import { changesOf } from '../input/changes-of.ts';
import { print } from '../output/standard-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { toText } from '../to-text.ts';
import { namedChoices, RENDER_OPTIONS, render } from './render.ts';

const ENDINGS = ['SIGINT', 'SIGTERM'] as const;

const help = (registries: Registries): Message<'help'> => ({
  code: 'help.watch',
  params: namedChoices(registries),
});

export const watch: Command = {
  summary: { code: 'help.watchSummary' },
  help,
  async run(args, registries) {
    const { files, output, rendering } = readArguments(args, registries);
    const ending = new AbortController();
    const end = () => ending.abort();
    for (const signal of ENDINGS) process.once(signal, end);
    try {
      let isFirst = true;
      for await (const _ of changesOf(files, ending.signal)) {
        const isDone = await renderOnce(rendering, registries, isFirst);
        isFirst = false;
        if (isDone)
          await print(`${toText({ code: 'outcome.written', params: { file: output } })}\n`);
      }
    } finally {
      for (const signal of ENDINGS) process.off(signal, end);
    }
  },
};

/** Renders, or says why it cannot be done. Throws for a command line that is not understood, which is so from the first time on. */
async function renderOnce(
  args: string[],
  registries: Registries,
  isFirst: boolean,
): Promise<boolean> {
  try {
    await render.run(args, registries);
    return true;
  } catch (error) {
    if (!(error instanceof CommandError) || (isFirst && error.exitCode === 2)) throw error;
    process.stderr.write(`shortlist: ${error.message}\n`);
    return false;
  }
}

/** The files that are watched, the one that is written, and the arguments of `render`. */
function readArguments(args: string[], registries: Registries) {
  const { values, positionals } = parseOptions(args, RENDER_OPTIONS);
  const [input] = positionals;
  if (!input) {
    throw usageError({
      code: 'command.noResumeToWatch',
      params: { help: toText(help(registries)) },
    });
  }
  const files = [input, ...(values.look === undefined ? [] : [values.look])];
  const output = values.output ?? besideInput(input, values.format, registries);
  if ([...files, output].includes('-')) throw usageError({ code: 'command.standardInputWatched' });
  if (files.some((file) => resolve(file) === resolve(output)))
    throw usageError({ code: 'command.outputWatched', params: { file: output } });
  const rendering = values.output === undefined ? ['--output', output, ...args] : args;
  return { files, output, rendering };
}

/** "resume.pdf" beside "resume.json", or the ending of the format that is asked for. */
function besideInput(input: string, format: string | undefined, { exporters }: Registries): string {
  const { dir, name } = parse(input);
  const { extension } = exporters.find(format ?? '') ?? exporters.all[0];
  return formatPath({ dir, name, ext: `.${extension}` });
}
