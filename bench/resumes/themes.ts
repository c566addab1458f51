import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Design, PRINTS_ALL, type Prints, type Split } from './design.ts';
import type { Part } from './part.ts';
import type { Person, ResumeFile } from './people/person.ts';

/** The versions that the truths were checked with. */
const VERSIONS = {
  onepage: '0.0.3',
  paper: '0.5.0',
  short: '0.1.7',
  spartan: '0.3.0',
  stackoverflow: '3.3.0',
  straightforward: '0.5.0',
};
type Theme = keyof typeof VERSIONS;

const packageOf = (theme: Theme): string => `jsonresume-theme-${theme}`;

/** Where themes are installed: none is a dependency of the project. */
const FOLDER = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'shortlist-themes');

/** A theme of JSON Resume (npm), printed by the browser. It only knows English. */
function themeDesign(theme: Theme, split: Split, prints: Partial<Prints>): Design {
  const printed = { ...PRINTS_ALL, ...prints };
  return {
    id: `theme-${theme}`,
    split,
    format: 'pdf',
    producer: 'chromium',
    languages: ['en'],
    needsDates: true,
    prints: printed,
    write: async (person, press) =>
      press.printHtml(await render(theme, person, printed.parts), 'A4'),
  };
}

const FEW: readonly Part[] = ['work', 'education', 'skills', 'languages', 'interests'];

export const THEMES: readonly Design[] = [
  themeDesign('onepage', 'learn', {
    parts: ['summary', ...FEW, 'awards'],
    courses: 'points',
    score: false,
    workPlace: false,
  }),
  themeDesign('paper', 'unseen', {
    parts: [...FEW, 'awards'],
    courses: 'none',
    score: false,
    home: 'none',
    workPlace: false,
  }),
  // Its months of awards are "undefined NaN".
  themeDesign('short', 'learn', {
    parts: ['summary', ...FEW],
    courses: 'none',
    score: false,
    home: 'none',
    workPlace: false,
  }),
  themeDesign('spartan', 'unseen', {
    parts: ['summary', ...FEW, 'awards'],
    courses: 'points',
    score: false,
    workPlace: false,
  }),
  themeDesign('stackoverflow', 'unseen', { courseLabel: () => 'Major courses:', score: false }),
  themeDesign('straightforward', 'learn', {
    parts: ['summary', ...FEW, 'awards'],
    courses: 'none',
    score: false,
    home: 'town',
  }),
];

const ThemeModule = z.object({ render: z.custom<(resume: object) => string | Promise<string>>() });

async function render(theme: Theme, { resume }: Person, parts: readonly Part[]): Promise<string> {
  const require = createRequire(join(installed(), 'package.json'));
  return ThemeModule.parse(require(packageOf(theme))).render(asThemesReadIt(resume, parts));
}

/** The folder of the themes; npm puts them there the first time, without running their scripts. */
function installed(): string {
  const wanted = Object.entries(VERSIONS).map(
    ([theme, version]) => `jsonresume-theme-${theme}@${version}`,
  );
  const list = JSON.stringify({ private: true, description: wanted.join(' ') });
  const mark = join(FOLDER, 'installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === list) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), list);
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], {
      cwd: FOLDER,
      stdio: 'pipe',
    });
  } catch (cause) {
    throw new Error(`npm could not install the themes into ${FOLDER}; is its registry reachable?`, {
      cause,
    });
  }
  writeFileSync(mark, list);
  return FOLDER;
}

/**
 * The shown parts of a resume as people write it for themes: what there is not is left out, names of before 1.0
 * stand beside the new ones, and skills without a group are skills without keywords.
 */
function asThemesReadIt(resume: ResumeFile, parts: readonly Part[]): object {
  const { basics, work, skills } = resume;
  const shown = Object.fromEntries(
    parts.map((part) => [part, part === 'summary' ? '' : resume[part]]),
  );
  return JSON.parse(
    JSON.stringify({
      ...shown,
      basics: {
        ...basics,
        website: basics.url,
        summary: parts.includes('summary') ? basics.summary : '',
      },
      work: work.map((job) => ({ ...job, company: job.name })),
      skills: skills.flatMap((group) =>
        group.name === '' ? group.keywords.map((name) => ({ name })) : [group],
      ),
    }),
    (_, value) => {
      if (value === '') return undefined;
      return typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value;
    },
  );
}
