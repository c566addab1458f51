import { en, say } from '@shortlist/messages';
import { type Command, CommandError, usageError } from '../command.ts';
import { createDocumentReader, type DocumentReader } from '../input/document-reader.ts';
import { readDocumentFile } from '../input/read-document-file.ts';
import { inputName } from '../input/read-input.ts';
import { describeReading, PARSE_FORMATS, type ParseFormat } from '../output/describe-reading.ts';
import { outputToFolder, outputToPipe, type ParseOutput } from '../output/parse-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';

const HELP = `Usage: shortlist parse FILE... [--out DIR] [--format jsonresume|sections] [--explain]

Reads resumes out of documents: PDF, DOCX, DOC, RTF, HTML, ODT and plain text, known by their
content. Everything is done on this machine.

  FILE...                the documents; - reads standard input
  -o, --out DIR          write DIR/NAME.json for each, NAME being the file's name without its
                         ending (standard-input for -), and a line about each; of cv.pdf and
                         cv.docx together cv.pdf.json and cv.docx.json. Without it JSON goes to
                         standard output: an object for one file; for several an array in their
                         order, with null for each that could not be read
  -f, --format FORMAT    jsonresume (JSON Resume 1.0, unless said otherwise), or sections: contact,
                         summary, experiences, educations, awards, certifications, projects, skills
      --explain          add how sure each field is, why, and where it stood; and unplaced text
      --password TEXT    of locked PDFs
  -h, --help             this text

A document that cannot be read is told on standard error and the others go on; the exit code is 1
then. Files are written whole or not at all.`;

export const parse: Command = {
  summary: 'read resumes out of documents (PDF, DOCX, DOC and others)',
  help: () => HELP,
  async run(args, { sections }) {
    const wanted = { ...readArguments(args), sections };
    const { files, out } = wanted;
    const output = out === undefined ? outputToPipe() : await outputToFolder(out, files);
    const failures = await parseFiles({ ...wanted, output });
    await output.end();
    const [first] = failures;
    if (first === undefined) return;
    if (files.length === 1) throw first;
    throw new CommandError(`${failures.length} of ${files.length} files could not be read.`);
  },
};

type Wanted = {
  files: readonly string[];
  out: string | undefined;
  format: ParseFormat;
  explain: boolean;
  password: string | undefined;
};

type Parsing = Wanted & Pick<Registries, 'sections'> & { output: ParseOutput };

/** Reads one file after the other; what could not be read is reported at once where others follow. */
async function parseFiles(parsing: Parsing): Promise<CommandError[]> {
  const reader = createDocumentReader();
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
  if (!answer.ok) {
    const isLocked = answer.problem.code === 'password-needed';
    const how = isLocked ? ' Name it with --password.' : '';
    throw new CommandError(`${inputName(file)}: ${say(en, answer.problem.message)}${how}`);
  }
  await output.put(file, describeReading(answer.parsed, parsing), answer.parsed);
}

function readArguments(args: string[]): Wanted {
  const { values, positionals } = parseOptions(args, {
    out: { type: 'string', short: 'o' },
    format: { type: 'string', short: 'f', default: 'jsonresume' },
    explain: { type: 'boolean', default: false },
    password: { type: 'string' },
  });
  if (positionals.length === 0) throw usageError(`name the documents to read.\n\n${HELP}`);
  const format = PARSE_FORMATS.find((known) => known === values.format);
  if (format === undefined) {
    throw usageError(`"${values.format}" is no format; there are ${PARSE_FORMATS.join(' and ')}.`);
  }
  const { out, explain, password } = values;
  return { files: positionals, out, format, explain, password };
}
