import { basename, extname, join } from 'node:path';
import type { Sections } from '@shortlist/model';
import type { ParsedResume } from '@shortlist/parser';
import { CommandError } from '../command.ts';
import { summarize } from './describe-reading.ts';
import { makeFolder } from './make-folder.ts';
import { print } from './standard-output.ts';
import { writeOutput } from './write-output.ts';

/** The output to which what was read of documents goes. */
export type ParseOutput = {
  /** Before a file is read. Throws `CommandError` where there is no place for what it says. */
  begin: (file: string) => void;
  put: (file: string, described: object, parsed: ParsedResume) => Promise<void>;
  /** After the last file. */
  end: () => Promise<void>;
};

/**
 * JSON on standard output: of one file its object; of several one array in the order of the files, with null
 * for each that could not be read.
 */
export function outputToPipe(): ParseOutput {
  const all: (object | null)[] = [];
  return {
    begin: () => {
      all.push(null);
    },
    put: async (_file, described) => {
      all.splice(-1, 1, described);
    },
    end: async () => {
      const [only] = all;
      if (all.length > 1) await print(formatJson(all));
      else if (only) await print(formatJson(only));
    },
  };
}

/** A file in the folder for each document, and a line about it on standard output. */
export async function outputToFolder(
  folder: string,
  files: readonly string[],
  sections: Sections,
): Promise<ParseOutput> {
  await makeFolder(folder);
  const names = outputNames(files);
  const written = new Map<string, string>();
  const targetOf = (file: string) => join(folder, `${names.get(file)}.json`);
  return {
    /** No document's JSON is written over another's. */
    begin: (file) => {
      const target = targetOf(file);
      const other = written.get(target);
      if (other === undefined) return;
      throw new CommandError({ code: 'command.sameTarget', params: { file, target, other } });
    },
    put: async (file, described, parsed) => {
      const target = targetOf(file);
      await writeOutput(target, new TextEncoder().encode(formatJson(described)));
      written.set(target, file);
      await print(`${target}  ${summarize(parsed, sections)}\n`);
    },
    end: async () => {},
  };
}

/**
 * The name of each file without its ending, as scripts expect; whole where files differ in their endings alone:
 * "cv.pdf" and "cv.docx".
 */
function outputNames(files: readonly string[]): ReadonlyMap<string, string> {
  const wholeNames = new Set(files.map((file) => basename(file)));
  const stems = [...wholeNames].map(stemOf);
  return new Map(
    files.map((file) => {
      const stem = stemOf(file);
      const isShared = stems.filter((other) => other === stem).length > 1;
      return [file, isShared ? basename(file) : stem];
    }),
  );
}

const stemOf = (file: string) => (file === '-' ? 'standard-input' : basename(file, extname(file)));

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
