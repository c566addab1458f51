import { IMPORT_LIMITS } from '@shortlist/imports';
import type { Message } from '@shortlist/messages';
import { choicesOf } from '../choices.ts';
import { chooseExporter } from '../choose-exporter.ts';
import { type Command, CommandError, usageError } from '../command.ts';
import { createdAt } from '../input/created-at.ts';
import type { DocumentReader } from '../input/document-reader.ts';
import { notRead } from '../input/not-read.ts';
import { readBytes } from '../input/read-bytes.ts';
import { inputName, unreadable } from '../input/read-input.ts';
import type { ReadingTask, ReadResume } from '../input/reading-worker.ts';
import { checkTarget } from '../output/check-target.ts';
import { describeConversion } from '../output/describe-conversion.ts';
import { type Naming, named } from '../output/named.ts';
import { writeOutput } from '../output/write-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { toText } from '../to-text.ts';
import { writeResume } from '../write-resume.ts';

const help = ({ exporters }: Registries): Message<'help'> => ({
  code: 'help.convert',
  params: { formats: choicesOf(exporters.all) },
});

export const convert: Command = {
  summary: { code: 'help.convertSummary' },
  help,
  async run(args, registries) {
    const { input, output, exporter, wanted, password } = readArguments(args, registries);
    await checkTarget(output);
    const bytes = await bytesOf(input);
    const time = createdAt(jsonOf(bytes), process.env);
    const task = { bytes, ...(password !== undefined && { password }) };
    const resumes = await readResumes(input, task, registries.createReader());
    const read = chooseResume(resumes, { file: inputName(input), wanted });
    const { designs, sections } = registries;
    const file = await writeResume(read.parsed.resume, {
      ...{ exporter, createdAt: time, designs, sections, design: undefined },
      name: inputName(input),
      language: read.parsed.resume.look.language ?? DEFAULT_LANGUAGE,
    });
    await writeOutput(output, file);
    for (const message of describeConversion(inputName(input), read)) {
      process.stderr.write(`shortlist: ${toText(message)}\n`);
    }
  },
};

/** The language that a file names where the resume names none. */
const DEFAULT_LANGUAGE = 'en-US';

function readArguments(args: string[], registries: Registries) {
  const { values, positionals } = parseOptions(args, {
    format: { type: 'string', short: 'f' },
    resume: { type: 'string' },
    password: { type: 'string' },
  });
  const [input, output, ...others] = positionals;
  if (!(input && output)) {
    throw usageError({ code: 'command.noConversion', params: { help: toText(help(registries)) } });
  }
  if (others.length > 0)
    throw usageError({ code: 'command.manyConversions', params: { others: others.join(' ') } });
  const { exporters } = registries;
  const exporter = chooseExporter(output, values.format, exporters);
  if (!exporter)
    throw usageError({ code: 'command.noTarget', params: { choices: choicesOf(exporters.all) } });
  return { input, output, exporter, wanted: values.resume, password: values.password };
}

async function bytesOf(input: string): Promise<Uint8Array> {
  const bytes = await readBytes(input, IMPORT_LIMITS.fileBytes).catch((error: unknown) => {
    throw unreadable(input, error);
  });
  if (bytes) return bytes;
  const { megabytes } = IMPORT_LIMITS;
  throw new CommandError({
    code: 'command.tooLarge',
    params: { file: inputName(input), megabytes },
  });
}

/** The value of a file of JSON, for the time that it says it was changed at; undefined for any other. */
function jsonOf(bytes: Uint8Array): unknown {
  if (bytes.find((byte) => byte > SPACE) !== BRACE) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const SPACE = 0x20;
const BRACE = 0x7b;

async function readResumes(input: string, task: ReadingTask, reader: DocumentReader) {
  try {
    const answer = await reader.read({ ...task, withExports: true });
    if (!answer.ok) throw notRead(input, answer.problem);
    return answer.resumes;
  } finally {
    await reader.close();
  }
}

type Choosing = { file: string; wanted: string | undefined };

function chooseResume(
  resumes: readonly [ReadResume, ...ReadResume[]],
  { file, wanted }: Choosing,
): ReadResume {
  const names = resumes.map(({ name }) => name);
  if (wanted === undefined) {
    if (resumes.length === 1) return resumes[0];
    throw usageError({
      code: 'command.whichResume',
      params: { file, names: named(names, NAMING) },
    });
  }
  const found = resumes.find(({ name }) => name === wanted);
  if (found) return found;
  if (names.join('') === '') {
    throw new CommandError({ code: 'command.namelessResume', params: { file, name: wanted } });
  }
  throw new CommandError({
    code: 'command.noSuchResume',
    params: { file, name: wanted, names: named(names, NAMING) },
  });
}

const NAMING: Naming = {
  most: 20,
  nameOf: (name) => ({ code: 'command.namedResume', params: { name } }),
};
