import { type Difference, diffResumes } from '@shortlist/difference';
import type { PaperWords, Resume } from '@shortlist/model';
import { wordsOf } from '@shortlist/printing';
import { type Command, CommandError, usageError } from '../command.ts';
import { createdAt } from '../input/created-at.ts';
import { inputName } from '../input/read-input.ts';
import { readFileBytes, readResumeOf } from '../input/read-resume-of.ts';
import { checkTarget } from '../output/check-target.ts';
import { differenceReport, differenceText } from '../output/difference.ts';
import { print } from '../output/standard-output.ts';
import { writeOutput } from '../output/write-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { toText } from '../to-text.ts';
import { writeComparison } from '../write-comparison.ts';

const HELP = { code: 'help.diff' } as const;

export const diff: Command = {
  summary: { code: 'help.diffSummary' },
  help: () => HELP,
  async run(args, registries) {
    const difference = await compare(readArguments(args), registries).catch(cannot);
    const count = difference.texts.length + difference.look.length;
    if (count > 0) throw new CommandError({ code: 'command.differs', params: { count } });
  },
};

const OUTPUTS = {
  text: (difference: Difference) => differenceText(difference),
  json: (difference: Difference) => `${JSON.stringify(differenceReport(difference), null, 2)}\n`,
};
const FORMATS = ['text', 'json'] as const;

/** Gives a file that cannot be read or written an exit code of its own: it is no difference. */
function cannot(error: unknown): never {
  throw error instanceof CommandError ? error.withExitCode(2) : error;
}

/** Compares two files, and writes where that is asked for. */
async function compare(
  { before, after, output, format, password }: ReturnType<typeof readArguments>,
  registries: Registries,
): Promise<Difference> {
  if (output !== undefined) await checkTarget(output);
  const read = async (input: string) => {
    const bytes = await readFileBytes(input);
    const { parsed } = await readResumeOf(input, bytes, { registries, password });
    return { name: inputName(input), resume: parsed.resume };
  };
  const [old, now] = [await read(before), await read(after)];
  const { sections } = registries;
  // Each file has ids of its own.
  const words = new Map<Resume, PaperWords>();
  for (const { resume } of [old, now]) words.set(resume, await wordsOf(resume, sections));
  const difference = diffResumes(old.resume, now.resume, {
    sections,
    wordsOf: (resume) => words.get(resume),
    hasIds: false,
  });
  if (output !== undefined) {
    const time = createdAt(undefined, process.env);
    const files = { before: old, after: now, difference };
    await writeOutput(output, await writeComparison({ ...files, registries, createdAt: time }));
  }
  if (format) await print(OUTPUTS[format](difference));
  return difference;
}

function readArguments(args: string[]) {
  const { values, positionals } = parseOptions(args, {
    format: { type: 'string', short: 'f' },
    output: { type: 'string', short: 'o' },
    password: { type: 'string' },
  });
  const [before, after, ...others] = positionals;
  if (!(before && after)) {
    throw usageError({ code: 'command.noDifference', params: { help: toText(HELP) } });
  }
  if (others.length > 0)
    throw usageError({ code: 'command.manyDifferences', params: { others: others.join(' ') } });
  if (before === '-' && after === '-') throw usageError({ code: 'command.manyInputs' });
  const { output, password } = values;
  return {
    before,
    after,
    output: output && readOutput(output),
    format: readFormat(values),
    password,
  };
}

function readOutput(output: string): string {
  if (output === '-' || /\.pdf$/iu.test(output)) return output;
  throw usageError({ code: 'command.differenceIsPdf', params: { output } });
}

/** The format of what is printed: text, where nothing else is said and no file is written. */
function readFormat({
  format,
  output,
}: {
  format?: string | undefined;
  output?: string | undefined;
}): (typeof FORMATS)[number] | undefined {
  if (format === undefined) return output === undefined ? FORMATS[0] : undefined;
  if (output === '-') throw usageError({ code: 'command.manyOutputs' });
  const known = FORMATS.find((each) => each === format);
  if (known) return known;
  throw usageError({ code: 'command.unknownFormat', params: { format, formats: FORMATS } });
}
