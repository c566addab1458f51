import { analyse, givenPosting, readPosting, STANDARD_LEXICON } from '@shortlist/keywords';
import { type Command, CommandError, usageError } from '../command.ts';
import { readAnyResume } from '../input/read-any-resume.ts';
import { inputName, readInput } from '../input/read-input.ts';
import { matchReport } from '../output/match-report.ts';
import { matchTable } from '../output/match-table.ts';
import { print } from '../output/standard-output.ts';
import { parseOptions } from '../parse-options.ts';

const HELP = `Usage: shortlist match RESUME POSTING.txt [--format json|table] [--keywords FILE]

Says which keywords of a posting a resume states, which it misses, and where.

  RESUME            JSON Resume 1.0 when its name ends in .json, else plain text; - reads standard input
  POSTING.txt       the posting as text, or a job title; - reads standard input
  -f, --format      json, or table (table on a terminal, else json)
  -k, --keywords    judge these terms, one a line, in place of the posting's own
  -h, --help        this text

The score is the weighted share of the recognised keywords that the resume states. It is not the
score of any hiring system, and no chance of an interview.`;

export const match: Command = {
  summary: 'compare a resume with a posting: keywords stated and missing',
  help: () => HELP,
  async run(args, { sections }) {
    const { resume, posting, keywords, format } = readArguments(args);
    const person = await readAnyResume(resume, sections);
    const text = await readInput(posting);
    const asked =
      keywords === undefined
        ? readPosting(text, STANDARD_LEXICON)
        : givenPosting(text, await readTerms(keywords), STANDARD_LEXICON);
    const analysis = analyse(asked, person, {}, sections);
    const told =
      format === 'json' ? JSON.stringify(matchReport(analysis), null, 2) : matchTable(analysis);
    await print(`${told}\n`);
  },
};

function readArguments(args: string[]) {
  const { values, positionals } = parseOptions(args, {
    format: { type: 'string', short: 'f' },
    keywords: { type: 'string', short: 'k' },
  });
  const [resume, posting, ...others] = positionals;
  if (resume === undefined) throw usageError(`name the resume to match.\n\n${HELP}`);
  if (posting === undefined) throw usageError('name the posting to match it with.');
  if (others.length > 0) throw usageError(`one posting at a time, not also "${others.join(' ')}".`);
  if ([resume, posting, values.keywords].filter((path) => path === '-').length > 1) {
    throw usageError('only one of the files can be standard input.');
  }
  return { resume, posting, keywords: values.keywords, format: readFormat(values.format) };
}

/** The terms of a file, one a line. Throws `CommandError` when there is none. */
async function readTerms(path: string): Promise<string[]> {
  const terms = (await readInput(path)).split('\n').filter((line) => line.trim() !== '');
  if (terms.length > 0) return terms;
  throw new CommandError(`${inputName(path)}: no terms in it. Write one a line.`);
}

function readFormat(format: string | undefined): 'json' | 'table' {
  if (format === undefined) return process.stdout.isTTY ? 'table' : 'json';
  if (format === 'json' || format === 'table') return format;
  throw usageError(`"${format}" is no format; there are json and table.`);
}
