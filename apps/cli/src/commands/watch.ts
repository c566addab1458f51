import { format as formatPath, parse, resolve } from 'node:path';
import type { Message } from '@shortlist/messages';
import { type Command, CommandError, usageError } from '../command.ts';
import { changesOf } from '../input/changes-of.ts';
import { print } from '../output/standard-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { toText } from '../to-text.ts';
import { namedChoices, RENDER_OPTIONS, readRenderArguments, render } from './render.ts';

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
      for await (const _ of changesOf(files, ending.signal)) {
        if (await renderOnce(rendering, registries))
          await print(`${toText({ code: 'outcome.written', params: { file: output } })}\n`);
      }
    } finally {
      for (const signal of ENDINGS) process.off(signal, end);
    }
  },
};

/** Renders, or says why it cannot be done. */
async function renderOnce(args: string[], registries: Registries): Promise<boolean> {
  try {
    await render.run(args, registries);
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
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
  readRenderArguments(rendering, registries);
  return { files, output, rendering };
}

/** "resume.pdf" beside "resume.json", or the ending of the format that is asked for. */
function besideInput(input: string, format: string | undefined, { exporters }: Registries): string {
  const { dir, name } = parse(input);
  const { extension } = exporters.find(format ?? '') ?? exporters.all[0];
  return formatPath({ dir, name, ext: `.${extension}` });
}
