import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Part } from './part.ts';
import type { Person, ResumeFile } from './people/person.ts';

/** The versions that the truths were checked with. */
const VERSIONS = {
  autumn: '1.0.1',
  caffeine: '1.2.3',
  class: '0.1.2',
  compact: '1.0.4',
  contempo: '0.0.3',
  direct: '0.1.1',
  eloquent: '5.0.0',
  flat: '0.3.7',
  keloran: '1.0.2',
  lucide: '1.1.0',
  mantra: '0.3.1',
  minyma: '0.0.5',
  modern: '0.0.18',
  onepage: '0.0.3',
  'onepage-plus': '1.1.0',
  paper: '0.5.0',
  projects: '0.30.0',
  rocketspacer: '1.2.2',
  short: '0.1.7',
  simple: '1.0.0',
  slick: '0.1.16',
  spartan: '0.3.0',
  stackoverflow: '3.3.0',
  straightforward: '0.5.0',
  techlead: '1.0.1',
};
export type Theme = keyof typeof VERSIONS;

const packageOf = (theme: Theme): string => `jsonresume-theme-${theme}`;

/** The folder in which themes are installed: none is a dependency of the project. */
const FOLDER = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'shortlist-themes');

const ThemeModule = z.object({ render: z.custom<(resume: object) => string | Promise<string>>() });

/** The page that a theme makes of the shown parts of a resume. */
export async function renderTheme(
  theme: Theme,
  { resume }: Person,
  parts: readonly Part[],
): Promise<string> {
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
