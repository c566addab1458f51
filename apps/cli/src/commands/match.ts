import {
  analyse,
  givenPosting,
  readPosting,
  resumeText,
  standardLexicon,
} from '@shortlist/keywords';
import { type Command, CommandError, usageError } from '../command.ts';
import { readAnyResume } from '../input/read-any-resume.ts';
import { inputName, readInput } from '../input/read-input.ts';
import { matchReport } from '../output/match-report.ts';
import { matchTable } from '../output/match-table.ts';
import { print } from '../output/standard-output.ts';
import { parseOptions } from '../parse-options.ts';
import { toText } from '../to-text.ts';

const HELP = { code: 'help.match' } as const;

export const match: Command = {
  summary: { code: 'help.matchSummary' },
  help: () => HELP,
  async run(args, { sections }) {
    const { resume, posting, keywords, format } = readArguments(args);
    const person = await readAnyResume(resume, sections);
    const text = await readInput(posting);
    const asked =
      keywords === undefined
        ? readPosting(text, standardLexicon())
        : givenPosting(text, await readTerms(keywords), standardLexicon());
    const analysis = analyse(
      asked,
      typeof person === 'string' ? person : resumeText(person, sections),
    );
    const report =
      format === 'json' ? JSON.stringify(matchReport(analysis), null, 2) : matchTable(analysis);
    await print(`${report}\n`);
  },
};

function readArguments(args: string[]) {
  const { values, positionals } = parseOptions(args, {
    format: { type: 'string', short: 'f' },
    keywords: { type: 'string', short: 'k' },
  });
  const [resume, posting, ...others] = positionals;
  if (resume === undefined) {
    throw usageError({ code: 'command.noResumeToMatch', params: { help: toText(HELP) } });
  }
  if (posting === undefined) throw usageError({ code: 'command.noPosting' });
  if (others.length > 0)
    throw usageError({ code: 'command.manyPostings', params: { others: others.join(' ') } });
  if ([resume, posting, values.keywords].filter((path) => path === '-').length > 1) {
    throw usageError({ code: 'command.manyInputs' });
  }
  return { resume, posting, keywords: values.keywords, format: readFormat(values.format) };
}

/** The terms of a file, one a line. Throws `CommandError` when there is none. */
async function readTerms(path: string): Promise<string[]> {
  const terms = (await readInput(path)).split('\n').filter((line) => line.trim() !== '');
  if (terms.length > 0) return terms;
  throw new CommandError({ code: 'command.noTerms', params: { file: inputName(path) } });
}

const MATCH_FORMATS = ['json', 'table'] as const;

function readFormat(format: string | undefined): (typeof MATCH_FORMATS)[number] {
  if (format === undefined) return process.stdout.isTTY ? 'table' : 'json';
  const known = MATCH_FORMATS.find((each) => each === format);
  if (known) return known;
  throw usageError({ code: 'command.unknownFormat', params: { format, formats: MATCH_FORMATS } });
}
