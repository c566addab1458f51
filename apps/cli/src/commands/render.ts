import { listBlanks } from '@shortlist/resume';
import { type Command, usageError } from '../command.ts';
import { createdAt } from '../input/created-at.ts';
import { parseJson } from '../input/parse-json.ts';
import { inputName, readInput } from '../input/read-input.ts';
import { readResume } from '../input/read-resume.ts';
import { describeBlanks } from '../output/describe-blanks.ts';
import { writeOutput } from '../output/write-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { writeResume } from '../write-resume.ts';

const help = ({ designs, exporters }: Registries) => `Usage: shortlist render RESUME.json -o OUT.pdf

Makes the PDF of a resume in JSON Resume 1.0: the pages that the web app shows.

  RESUME.json            the resume; - reads standard input
  -o, --output OUT.pdf   the file to write; - writes to standard output
  -f, --format FORMAT    ${listOf(exporters.all)}
  -t, --template DESIGN  ${listOf(designs.all)}
  -l, --language TAG     language of the resume for screen readers (en-US)
  -h, --help             this text

The file is written whole or not at all. The same resume gives the same file: its time of creation
is SOURCE_DATE_EPOCH where that is set, else meta.lastModified of the resume, else now.
Blanks such as [number] are printed as they stand; a line on standard error names them.`;

export const render: Command = {
  summary: 'make the PDF of a resume (JSON Resume)',
  help,
  async run(args, registries) {
    const { input, output, ...printing } = readArguments(args, registries);
    const name = inputName(input);
    const json = parseJson(await readInput(input), name);
    const { designs, sections } = registries;
    const resume = readResume(json, name, sections);
    const file = await writeResume(resume, {
      ...printing,
      designs,
      sections,
      name,
      createdAt: createdAt(json, process.env),
    });
    await writeOutput(output, file);
    const blanks = listBlanks(resume, sections);
    if (blanks.length > 0) {
      process.stderr.write(`shortlist: ${name}: ${describeBlanks(blanks)}\n`);
    }
  },
};

function readArguments(args: string[], registries: Registries) {
  const { exporters, designs } = registries;
  const { values, positionals } = parseOptions(args, {
    output: { type: 'string', short: 'o' },
    format: { type: 'string', short: 'f', default: exporters.all[0].id },
    template: { type: 'string', short: 't', default: designs.all[0].id },
    language: { type: 'string', short: 'l', default: 'en-US' },
  });
  const [input, ...others] = positionals;
  if (input === undefined) throw usageError(`name the resume to render.\n\n${help(registries)}`);
  if (others.length > 0) throw usageError(`one resume at a time, not also "${others.join(' ')}".`);
  if (!values.output)
    throw usageError('say where to write: -o OUT.pdf, or -o - for standard output.');
  return {
    input,
    output: values.output,
    exporter: choose('format', values.format, exporters),
    design: choose('template', values.template, designs),
    language: readLanguage(values.language),
  };
}

type Choice = { id: string; name: string };

/** "pdf (PDF), json (JSON Resume)": the first is what is taken when nothing is said. */
const listOf = (choices: readonly Choice[]) =>
  choices.map(({ id, name }) => `${id} (${name})`).join(', ');

function choose<C extends Choice>(
  option: string,
  id: string,
  { all, find }: { all: readonly C[]; find: (id: string) => C | undefined },
): C {
  const found = find(id);
  if (!found) throw usageError(`"${id}" is no ${option}; there is ${listOf(all)}.`);
  return found;
}

function readLanguage(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    throw usageError(`"${tag}" is no language tag; one looks like en-US or pl.`);
  }
}
