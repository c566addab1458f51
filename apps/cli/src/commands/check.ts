import type { Message } from '@shortlist/messages';
import { runChecks } from '../checks/run-checks.ts';
import { type Command, CommandError, choicesOf, usageError } from '../command.ts';
import { chooseDesign } from '../input/choose-design.ts';
import { inLayout, readLayout } from '../input/choose-layout.ts';
import { createdAt } from '../input/created-at.ts';
import { parseJson } from '../input/parse-json.ts';
import { inputName, readInput } from '../input/read-input.ts';
import { readLookFile } from '../input/read-look-file.ts';
import { readResume } from '../input/read-resume.ts';
import { addToSummary, checkGithub } from '../output/check-github.ts';
import { checkJunit } from '../output/check-junit.ts';
import { checkReport } from '../output/check-report.ts';
import { checkSarif } from '../output/check-sarif.ts';
import { checkTable, countMissed } from '../output/check-table.ts';
import type { CheckedFile } from '../output/checked-file.ts';
import { lineFinder } from '../output/find-line.ts';
import { print } from '../output/standard-output.ts';
import { writeOutput } from '../output/write-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { toText } from '../to-text.ts';
import { DEFAULT_LANGUAGE } from '../write-resume.ts';

const help = ({ designs, exporters }: Registries): Message<'help'> => ({
  code: 'help.check',
  params: { names: exporters.all.map(({ name }) => name), designs: choicesOf(designs.all) },
});

export const check: Command = {
  summary: { code: 'help.checkSummary' },
  help,
  async run(args, registries) {
    const { input, format, sarif, ...wanted } = readArguments(args, registries);
    const checked = await checkFile(input, wanted, registries).catch(cannotRun);
    const { results } = checked;
    await print(endLine(OUTPUTS[format](checked)));
    if (format === 'github') await addToSummary(checked).catch(cannotRun);
    if (sarif !== undefined) await writeSarif(sarif, checked).catch(cannotRun);
    const missed = countMissed(results);
    if (missed === 0) return;
    const params = { missed, all: results.length };
    throw new CommandError({ code: 'command.checksMissed', params });
  },
};

const OUTPUTS = {
  table: ({ results }: CheckedFile) => checkTable(results),
  json: ({ name, results }: CheckedFile) => JSON.stringify(checkReport(name, results), null, 2),
  junit: ({ name, results }: CheckedFile) => checkJunit(name, results),
  sarif: checkSarif,
  github: checkGithub,
};
const FORMATS = ['table', 'json', 'junit', 'sarif', 'github'] as const;

const writeSarif = (file: string, checked: CheckedFile) =>
  writeOutput(file, new TextEncoder().encode(endLine(checkSarif(checked))));

const endLine = (text: string) => (text === '' ? '' : `${text}\n`);

/** A threshold that is missed has an exit code of its own, so that a resume that cannot be read is none. */
function cannotRun(error: unknown): never {
  throw error instanceof CommandError ? error.withExitCode(2) : error;
}

type Wanted = Omit<ReturnType<typeof readArguments>, 'input' | 'format' | 'sarif'>;

async function checkFile(
  input: string,
  wanted: Wanted,
  registries: Registries,
): Promise<CheckedFile> {
  const { look, layout, posting, ...limits } = wanted;
  const { sections } = registries;
  const name = inputName(input);
  const json = await readInput(input);
  const stored = readResume(parseJson(json, name), name, sections);
  const chosen = look === undefined ? {} : await readLookFile(look);
  const results = await runChecks(
    {
      ...stored,
      look: inLayout({ ...stored.look, ...chosen }, { ...limits, layout }, registries.designs),
    },
    {
      ...registries,
      ...limits,
      language: stored.look.language ?? DEFAULT_LANGUAGE,
      posting: posting === undefined ? undefined : await readInput(posting),
      now: createdAt(undefined, process.env),
    },
  );
  return { path: input, name, results, findLine: lineFinder(json, stored, sections) };
}

function readArguments(args: string[], registries: Registries) {
  const { values, positionals } = parseOptions(args, {
    posting: { type: 'string', short: 'p' },
    pages: { type: 'string' },
    'min-match': { type: 'string' },
    format: { type: 'string', short: 'f', default: FORMATS[0] },
    sarif: { type: 'string' },
    template: { type: 'string', short: 't' },
    layout: { type: 'string' },
    look: { type: 'string', short: 'k' },
  });
  const [input, ...others] = positionals;
  if (!input) {
    const params = { help: toText(help(registries)) };
    throw usageError({ code: 'command.noResumeToCheck', params });
  }
  if (others.length > 0)
    throw usageError({ code: 'command.manyResumes', params: { others: others.join(' ') } });
  const { posting, look, sarif } = values;
  if ([input, posting, look].filter((path) => path === '-').length > 1) {
    throw usageError({ code: 'command.manyInputs' });
  }
  const minMatch = readLimit('min-match', values['min-match'], 100);
  if (minMatch !== undefined && posting === undefined) {
    throw usageError({ code: 'command.matchWithoutPosting' });
  }
  return {
    input,
    posting,
    look,
    sarif,
    minMatch,
    pages: readLimit('pages', values.pages, 99),
    format: readFormat(values.format),
    design: chooseDesign(values.template, registries.designs),
    layout: readLayout(values.layout, registries.designs),
  };
}

function readFormat(format: string): (typeof FORMATS)[number] {
  const known = FORMATS.find((each) => each === format);
  if (known) return known;
  throw usageError({ code: 'command.unknownFormat', params: { format, formats: FORMATS } });
}

/** A whole number from 1 to `most`; undefined where it is not given. */
function readLimit(option: string, value: string | undefined, most: number): number | undefined {
  if (value === undefined) return undefined;
  const limit = Number(value);
  if (/^\d+$/.test(value) && limit >= 1 && limit <= most) return limit;
  throw usageError({ code: 'command.badLimit', params: { option, value, most } });
}
