import { mkdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Command, CommandError, usageError } from '../command.ts';
import {
  describeReading,
  PARSE_FORMATS,
  type ParseFormat,
  summarize,
} from '../describe-reading.ts';
import { createDocumentReader, type DocumentReader } from '../document-reader.ts';
import { parseOptions } from '../parse-options.ts';
import { readDocumentFile } from '../read-document-file.ts';
import { inputName } from '../read-input.ts';
import { print } from '../standard-output.ts';
import { reasonOf } from '../system-error.ts';
import { writeOutput } from '../write-output.ts';

const HELP = `Usage: shortlist parse FILE... [--out DIR] [--format jsonresume|sections] [--explain]

Reads resumes out of documents: PDF, DOCX, DOC, RTF, HTML, ODT and plain text, known by their
content. Everything is done on this machine.

  FILE...                the documents; - reads standard input
  -o, --out DIR          write DIR/NAME.json for each, NAME being the file's name without its
                         ending (standard-input for -), and a line about each; without it JSON
                         goes to standard output
  -f, --format FORMAT    jsonresume (JSON Resume 1.0, unless said otherwise), or sections: contact,
                         summary, experiences, educations, awards, certifications, projects, skills
      --explain          add how sure each field is, why, and where it stood; and unplaced text
      --password TEXT    of locked PDFs
  -h, --help             this text

A document that cannot be read is told on standard error and the others go on; the exit code is 1
then. Files are written whole or not at all.`;

export const parse: Command = {
  summary: 'read resumes out of documents (PDF, DOCX, DOC and others)',
  help: HELP,
  async run(args) {
    const wanted = readArguments(args);
    if (wanted.out !== undefined) await makeFolder(wanted.out);
    const reader = createDocumentReader();
    const failures: CommandError[] = [];
    const written = new Map<string, string>();
    try {
      for (const file of wanted.files) {
        await parseFile(file, { ...wanted, reader, written }).catch((error: unknown) => {
          if (!(error instanceof CommandError)) throw error;
          failures.push(error);
          if (wanted.files.length > 1) process.stderr.write(`shortlist: ${error.message}\n`);
        });
      }
    } finally {
      await reader.close();
    }
    const [first] = failures;
    if (first === undefined) return;
    if (wanted.files.length === 1) throw first;
    throw new CommandError(`${failures.length} of ${wanted.files.length} files could not be read.`);
  },
};

type Wanted = {
  files: readonly string[];
  out: string | undefined;
  format: ParseFormat;
  explain: boolean;
  password: string | undefined;
};

type Parsing = Wanted & {
  reader: DocumentReader;
  /** Documents by the file that was written for them. */
  written: Map<string, string>;
};

async function parseFile(file: string, parsing: Parsing) {
  const { reader, password, out } = parsing;
  const target = out === undefined ? '-' : freeTarget(file, out, parsing.written);
  const bytes = await readDocumentFile(file);
  const answer = await reader.read({ bytes, ...(password !== undefined && { password }) });
  if (!answer.ok) {
    const isLocked = answer.problem.code === 'password-needed';
    const how = isLocked ? ' Name it with --password.' : '';
    throw new CommandError(`${inputName(file)}: ${answer.problem.message}${how}`);
  }
  const json = `${JSON.stringify(describeReading(answer.parsed, parsing), null, 2)}\n`;
  if (target === '-') await print(json);
  else {
    await writeOutput(target, new TextEncoder().encode(json));
    parsing.written.set(target, file);
    await print(`${target}  ${summarize(answer.parsed)}\n`);
  }
}

/** Where the JSON of a document goes; no document's is written over another's. */
function freeTarget(file: string, out: string, written: ReadonlyMap<string, string>): string {
  const name = file === '-' ? 'standard-input' : basename(file, extname(file));
  const target = join(out, `${name}.json`);
  const other = written.get(target);
  if (other !== undefined) {
    throw new CommandError(
      `${file}: ${target} is the name for ${other}, too. Read them into different folders.`,
    );
  }
  return target;
}

async function makeFolder(out: string) {
  try {
    await mkdir(out, { recursive: true });
  } catch (error) {
    throw new CommandError(`${out}: cannot be made: ${reasonOf(error)}.`);
  }
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
