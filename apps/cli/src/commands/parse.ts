import { type Command, CommandError, usageError } from '../command.ts';
import type { DocumentReader } from '../input/document-reader.ts';
import { notRead } from '../input/not-read.ts';
import { readDocumentFile } from '../input/read-document-file.ts';
import { inputName } from '../input/read-input.ts';
import { describeReading, PARSE_FORMATS, type ParseFormat } from '../output/describe-reading.ts';
import { outputToFolder, outputToPipe, type ParseOutput } from '../output/parse-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { toText } from '../to-text.ts';

const HELP = { code: 'help.parse' } as const;

export const parse: Command = {
  summary: { code: 'help.parseSummary' },
  help: () => HELP,
  async run(args, { sections, createReader }) {
    const wanted = { ...readArguments(args), sections, createReader };
    const { files, out } = wanted;
    const output = out === undefined ? outputToPipe() : await outputToFolder(out, files, sections);
    const failures = await parseFiles({ ...wanted, output });
    await output.end();
    const [first] = failures;
    if (first === undefined) return;
    if (files.length === 1) throw first;
    const params = { failed: failures.length, files: files.length };
    throw new CommandError({ code: 'command.someNotParsed', params });
  },
};

type Wanted = {
  files: readonly string[];
  out: string | undefined;
  format: ParseFormat;
  explain: boolean;
  password: string | undefined;
};

type Parsing = Wanted & Pick<Registries, 'sections' | 'createReader'> & { output: ParseOutput };

/** Reads one file after the other; what could not be read is reported at once where others follow. */
async function parseFiles(parsing: Parsing): Promise<CommandError[]> {
  const reader = parsing.createReader();
  const failures: CommandError[] = [];
  try {
    for (const file of parsing.files) {
      await parseFile(file, parsing, reader).catch((error: unknown) => {
        if (!(error instanceof CommandError)) throw error;
        failures.push(error);
        if (parsing.files.length > 1) process.stderr.write(`shortlist: ${error.message}\n`);
      });
    }
  } finally {
    await reader.close();
  }
  return failures;
}

async function parseFile(file: string, parsing: Parsing, reader: DocumentReader) {
  const { password, output } = parsing;
  output.begin(file);
  const bytes = await readDocumentFile(file);
  const answer = await reader.read({ bytes, ...(password !== undefined && { password }) });
  if (!answer.ok) throw notRead(file, answer.problem);
  const [{ parsed }] = answer.resumes;
  await output.put(file, describeReading(parsed, parsing), parsed);
  if (!parsing.explain) warnOfUnplaced(inputName(file), parsed.unplaced.length);
}

function warnOfUnplaced(file: string, count: number) {
  if (count === 0) return;
  const line = toText({ code: 'command.unplacedCount', params: { file, count } });
  process.stderr.write(`shortlist: ${line}\n`);
}

function readArguments(args: string[]): Wanted {
  const { values, positionals } = parseOptions(args, {
    out: { type: 'string', short: 'o' },
    format: { type: 'string', short: 'f', default: 'jsonresume' },
    explain: { type: 'boolean', default: false },
    password: { type: 'string' },
  });
  if (positionals.length === 0) {
    throw usageError({ code: 'command.noDocuments', params: { help: toText(HELP) } });
  }
  const format = PARSE_FORMATS.find((known) => known === values.format);
  if (format === undefined) {
    const params = { format: values.format, formats: PARSE_FORMATS };
    throw usageError({ code: 'command.unknownFormat', params });
  }
  const { out, explain, password } = values;
  return { files: positionals, out, format, explain, password };
}
