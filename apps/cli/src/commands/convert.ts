import type { Message } from '@shortlist/messages';
import { chooseExporter } from '../choose-exporter.ts';
import { type Command, usageError } from '../command.ts';
import { createdAt } from '../input/created-at.ts';
import { inputName } from '../input/read-input.ts';
import { readFileBytes, readResumeOf } from '../input/read-resume-of.ts';
import { checkTarget } from '../output/check-target.ts';
import { describeConversion } from '../output/describe-conversion.ts';
import { writeOutput } from '../output/write-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { choicesOf, DEFAULT_LANGUAGE, toText } from '../to-text.ts';
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
    const bytes = await readFileBytes(input);
    const time = createdAt(jsonOf(bytes), process.env);
    const read = await readResumeOf(input, bytes, { registries, wanted, password });
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
