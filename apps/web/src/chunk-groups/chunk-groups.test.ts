import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups-plugin.ts';

const SRC = '/added/src/';

const feature = (...pages: string[]) =>
  `export const pages = [${pages.map((page) => `() => import('${page}')`).join(', ')}];`;

/** A page that takes parts from the index of a package. */
const page = (...parts: string[]) =>
  `import { ${parts.join(', ')} } from '/added/src/parts/index.ts'; export const page = () => [${parts.map((part) => `${part}()`).join(', ')}];`;

const PARTS = ['welcome', 'card', 'draft', 'field', 'picker', 'sheet', 'note', 'list'];

const definition = (name: string) =>
  `export function ${name}() { return document.getElementById('${name}'); }`;

/** An app of the pages by which modules are grouped, and of a feature that no release has. */
const APP: Readonly<Record<string, string>> = {
  'main.tsx': `import('/added/src/start-app.tsx').then(({ start }) => start());`,
  'start-app.tsx': `${['home', 'resumes', 'side-notes', 'jobs']
    .map((name, at) => `import { pages as of${at} } from '/added/src/pages/${name}/feature.ts';`)
    .join('')} export const start = () => [of0, of1, of2, of3];`,
  'pages/home/feature.ts': feature('./home-page.tsx'),
  'pages/resumes/feature.ts': feature(
    './resumes-page.tsx',
    '../editor/editor-page.tsx',
    '../preview/preview-page.tsx',
  ),
  'pages/side-notes/feature.ts': feature('./notes-page.tsx'),
  'pages/jobs/feature.ts': feature('./job-page.tsx'),
  'pages/jobs/job-page.tsx': page('month'),
  'pages/home/home-page.tsx': page('welcome'),
  'pages/resumes/resumes-page.tsx': `${page('card', 'list', 'month')} export const ask = () => import('/added/src/platform/server/fetch-resumes.ts');`,
  'platform/server/fetch-resumes.ts': 'export const answer = () => fetch(location.href);',
  'pages/editor/editor-page.tsx': page('draft', 'field', 'picker'),
  'pages/preview/preview-page.tsx': page('draft', 'sheet'),
  'pages/side-notes/notes-page.tsx': `${page('welcome', 'card', 'field', 'sheet', 'note', 'month')} export const pick = () => import('./pick.ts');`,
  'pages/side-notes/pick.ts': page('picker'),
  'parts/index.ts': `${PARTS.map((name) => `export { ${name} } from './${name}.ts';`).join('')}
    export * from '../platform/language/month.ts';`,
  'platform/language/month.ts': definition('month'),
  ...Object.fromEntries(PARTS.map((name) => [`parts/${name}.ts`, definition(name)])),
};

const files = (app: Readonly<Record<string, string>>): Plugin => ({
  name: 'files',
  enforce: 'pre',
  resolveId(name, from = '') {
    if (!/^[./]/.test(name)) return undefined;
    const { pathname } = new URL(name, `file://${from}`);
    if (!pathname.startsWith(SRC)) return undefined;
    return { id: pathname, moduleSideEffects: pathname.endsWith('main.tsx') };
  },
  load: (id) => app[id.slice(SRC.length)],
});

/** The modules of each file of the built app, by the name of the file. */
async function buildApp(app: Readonly<Record<string, string>>) {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files(app), chunkGroups()],
    build: { write: false, rolldownOptions: { input: `${SRC}main.tsx` } },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  return (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(SRC + module))?.name;
}

describe('a feature that is added', () => {
  let fileOf: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    fileOf = await buildApp(APP);
  });

  it('[HO8] has what its pages share with others in the files of these, without a line for it', () => {
    expect(fileOf('parts/welcome.ts')).toBe('start-app');
    expect(fileOf('platform/language/month.ts')).toBe('small-parts');
    expect(fileOf('parts/card.ts')).toBe('calls');
    expect(fileOf('platform/server/fetch-resumes.ts')).toBe('calls');
    expect(fileOf('parts/draft.ts')).toBe('open-document');
    expect(fileOf('parts/field.ts')).toBe('fields');
    expect(fileOf('parts/sheet.ts')).toBe('paper');
  });

  it('[HO8] has what it imports later in the file of those who need it at once', () => {
    expect(fileOf('parts/picker.ts')).toBe('fields');
  });

  it('[HO8] keeps to itself what no other page needs, as they do', () => {
    expect(fileOf('parts/note.ts')).toBe('notes-page');
    expect(fileOf('parts/list.ts')).toBe('resumes-page');
  });
});

it('builds no app without a page by which modules are grouped', async () => {
  const app = { ...APP, 'pages/home/feature.ts': feature() };
  await expect(buildApp(app)).rejects.toThrow('No feature has the page pages/home/home-page.tsx');
});
