import { holdsUnusedPicture } from '@shortlist/json-resume';
import type { Message } from '@shortlist/messages';
import { DOCUMENT_LANGUAGES, listPlaceholders, type Resume } from '@shortlist/model';
import { chooseExporter } from '../choose-exporter.ts';
import { type Command, choicesOf, usageError } from '../command.ts';
import { fitResume } from '../fit-resume.ts';
import { chooseDesign } from '../input/choose-design.ts';
import { inLayout, readLayout } from '../input/choose-layout.ts';
import { createdAt } from '../input/created-at.ts';
import { parseJson } from '../input/parse-json.ts';
import { inputName, readInput } from '../input/read-input.ts';
import { readLookFile } from '../input/read-look-file.ts';
import { readResume } from '../input/read-resume.ts';
import { checkTarget } from '../output/check-target.ts';
import { describeFit } from '../output/describe-fit.ts';
import { describePlaceholders } from '../output/describe-placeholders.ts';
import { writeOutput } from '../output/write-output.ts';
import { parseOptions } from '../parse-options.ts';
import type { Registries } from '../registries.ts';
import { toText } from '../to-text.ts';
import { DEFAULT_LANGUAGE, writeResume } from '../write-resume.ts';

/** Lists the formats and designs that a help text names. */
export const namedChoices = ({ designs, exporters }: Registries) => ({
  formats: choicesOf(exporters.all),
  designs: choicesOf(designs.all),
});

const help = (registries: Registries): Message<'help'> => ({
  code: 'help.render',
  params: namedChoices(registries),
});

export const render: Command = {
  summary: { code: 'help.renderSummary' },
  help,
  async run(args, registries) {
    const { input, output, asked, look, layout, goal, ...format } = readRenderArguments(
      args,
      registries,
    );
    await checkTarget(output);
    const name = inputName(input);
    const json = parseJson(await readInput(input), name);
    const { designs, sections } = registries;
    const stored = readResume(json, name, sections);
    const chosen = look === undefined ? {} : await readLookFile(look);
    const asLaidOut = inLayout({ ...stored.look, ...chosen }, { ...format, layout }, designs);
    const said = inLanguage({ ...stored, look: asLaidOut }, asked);
    const printing = { ...format, language: asked ?? DEFAULT_LANGUAGE, designs, sections, name };
    const resume = goal === undefined ? said : await fitted(said, { ...printing, goal });
    const file = await writeResume(resume, {
      ...printing,
      createdAt: createdAt(json, process.env),
    });
    await writeOutput(output, file);
    if (holdsUnusedPicture(json)) {
      const line = toText({ code: 'command.pictureLeftOut', params: { file: name } });
      process.stderr.write(`shortlist: ${line}\n`);
    }
    const placeholders = listPlaceholders(resume, sections);
    if (placeholders.length > 0) {
      process.stderr.write(`shortlist: ${toText(describePlaceholders(name, placeholders))}\n`);
    }
  },
};

/** The resume made to fit, with a line about what was changed. */
async function fitted(
  resume: Resume,
  fitting: Parameters<typeof fitResume>[1] & { name: string },
): Promise<Resume> {
  const { changes, pages, resume: fits } = await fitResume(resume, fitting);
  process.stderr.write(`shortlist: ${toText(describeFit(fitting.name, pages, changes))}\n`);
  return fits;
}

/** The options of `render`, which `watch` takes too. */
export const RENDER_OPTIONS = {
  output: { type: 'string', short: 'o' },
  format: { type: 'string', short: 'f' },
  template: { type: 'string', short: 't' },
  layout: { type: 'string' },
  look: { type: 'string', short: 'k' },
  language: { type: 'string', short: 'l' },
  fit: { type: 'string' },
} as const;

/** Reads the command line of `render`. Throws `CommandError` (2) for one that it does not understand. */
export function readRenderArguments(args: string[], registries: Registries) {
  const { exporters, designs } = registries;
  const { values, positionals } = parseOptions(args, RENDER_OPTIONS);
  const [input, ...others] = positionals;
  if (!input) {
    const params = { help: toText(help(registries)) };
    throw usageError({ code: 'command.noResumeToRender', params });
  }
  if (others.length > 0)
    throw usageError({ code: 'command.manyResumes', params: { others: others.join(' ') } });
  if (!values.output) throw usageError({ code: 'command.noOutput' });
  return {
    input,
    output: values.output,
    // A pipe, or a file whose name has no ending.
    exporter: chooseExporter(values.output, values.format, exporters) ?? exporters.all[0],
    design: chooseDesign(values.template, designs),
    layout: readLayout(values.layout, designs),
    look: values.look,
    goal: values.fit === undefined ? undefined : readGoal(values.fit),
    asked: values.language === undefined ? undefined : readLanguage(values.language),
  };
}

/** The resume in a language that was asked for, where it is one that we print in. */
function inLanguage(resume: Resume, asked: string | undefined): Resume {
  const language = DOCUMENT_LANGUAGES.find((each) => each === asked?.split('-')[0]);
  return language ? { ...resume, look: { ...resume.look, language } } : resume;
}

function readGoal(pages: string): number {
  const goal = Number(pages);
  if (Number.isInteger(goal) && goal >= 1 && goal <= 99) return goal;
  throw usageError({ code: 'command.badGoal', params: { pages } });
}

function readLanguage(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    throw usageError({ code: 'command.unknownLanguage', params: { tag } });
  }
}
