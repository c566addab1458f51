import type { Message } from '@shortlist/messages';
import type { CheckResult } from '../checks/check.ts';
import { runChecks } from '../checks/run-checks.ts';
import { type Command, CommandError, usageError } from '../command.ts';
import { chooseDesign } from '../input/choose-design.ts';
import { inLayout, readLayout } from '../input/choose-layout.ts';
import { createdAt } from '../input/created-at.ts';
import { parseJson } from '../input/parse-json.ts';
import { inputName, readInput } from '../input/read-input.ts';
import { readLookFile } from '../input/read-look-file.ts';
import { readResume } from '../input/read-resume.ts';
import { checkJunit } from '../output/check-junit.ts';
import { checkReport } from '../output/check-report.ts';
import { checkTable, countMissed } from '../output/check-table.ts';
import { print } from '../output/standard-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { choicesOf, DEFAULT_LANGUAGE, toText } from '../to-text.ts';

const help = ({ designs, exporters }: Registries): Message<'help'> => ({
  code: 'help.check',
  params: { names: exporters.all.map(({ name }) => name), designs: choicesOf(designs.all) },
});

export const check: Command = {
  summary: { code: 'help.checkSummary' },
  help,
  async run(args, registries) {
    const { input, format, ...wanted } = readArguments(args, registries);
    const name = inputName(input);
    const results = await checksOf(input, wanted, registries).catch(cannotRun);
    await print(`${OUTPUTS[format](name, results)}\n`);
    const missed = countMissed(results);
    if (missed === 0) return;
    const params = { missed, all: results.length };
    throw new CommandError({ code: 'command.checksMissed', params });
  },
};

const OUTPUTS = {
  table: (_name: string, results: readonly CheckResult[]) => checkTable(results),
  json: (name: string, results: readonly CheckResult[]) =>
    JSON.stringify(checkReport(name, results), null, 2),
  junit: checkJunit,
};
const FORMATS = ['table', 'json', 'junit'] as const;

/** A threshold that is missed has an exit code of its own, so that a resume that cannot be read is none. */
function cannotRun(error: unknown): never {
  throw error instanceof CommandError ? error.withExitCode(2) : error;
}

type Wanted = Omit<ReturnType<typeof readArguments>, 'input' | 'format'>;

async function checksOf(input: string, wanted: Wanted, registries: Registries) {
  const { look, layout, posting, ...limits } = wanted;
  const name = inputName(input);
  const stored = readResume(parseJson(await readInput(input), name), name, registries.sections);
  const chosen = look === undefined ? {} : await readLookFile(look);
  return runChecks(
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
}

function readArguments(args: string[], registries: Registries) {
  const { values, positionals } = parseOptions(args, {
    posting: { type: 'string', short: 'p' },
    pages: { type: 'string' },
    'min-match': { type: 'string' },
    format: { type: 'string', short: 'f', default: FORMATS[0] },
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
  const { posting, look } = values;
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
