import { type Difference, diffResumes } from '@shortlist/difference';
import { type Command, CommandError, usageError } from '../command.ts';
import { readFileBytes, readResumeOf } from '../input/read-resume-of.ts';
import { differenceReport, differenceText } from '../output/difference.ts';
import { print } from '../output/standard-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { toText } from '../to-text.ts';

const HELP = { code: 'help.diff' } as const;

export const diff: Command = {
  summary: { code: 'help.diffSummary' },
  help: () => HELP,
  async run(args, registries) {
    const { before, after, format, password } = readArguments(args);
    const difference = await differenceOf(before, after, { registries, password }).catch(cannot);
    await print(OUTPUTS[format](difference));
    const count = difference.texts.length + difference.look.length;
    if (count > 0) throw new CommandError({ code: 'command.differs', params: { count } });
  },
};

const OUTPUTS = {
  text: (difference: Difference) => differenceText(difference),
  json: (difference: Difference) => `${JSON.stringify(differenceReport(difference), null, 2)}\n`,
};
const FORMATS = ['text', 'json'] as const;

/** Gives a file that cannot be read an exit code of its own: it is no difference. */
function cannot(error: unknown): never {
  throw error instanceof CommandError ? error.withExitCode(2) : error;
}

type Reading = { registries: Registries; password: string | undefined };

async function differenceOf(before: string, after: string, { registries, password }: Reading) {
  const read = async (input: string) => {
    const bytes = await readFileBytes(input);
    return (await readResumeOf(input, bytes, { registries, password })).parsed.resume;
  };
  const [old, now] = [await read(before), await read(after)];
  // Each file has ids of its own.
  return diffResumes(old, now, { sections: registries.sections, hasIds: false });
}

function readArguments(args: string[]) {
  const { values, positionals } = parseOptions(args, {
    format: { type: 'string', short: 'f', default: FORMATS[0] },
    password: { type: 'string' },
  });
  const [before, after, ...others] = positionals;
  if (!(before && after)) {
    throw usageError({ code: 'command.noDifference', params: { help: toText(HELP) } });
  }
  if (others.length > 0)
    throw usageError({ code: 'command.manyDifferences', params: { others: others.join(' ') } });
  if (before === '-' && after === '-') throw usageError({ code: 'command.manyInputs' });
  return { before, after, format: readFormat(values.format), password: values.password };
}

function readFormat(format: string): (typeof FORMATS)[number] {
  const known = FORMATS.find((each) => each === format);
  if (known) return known;
  throw usageError({ code: 'command.unknownFormat', params: { format, formats: FORMATS } });
}
