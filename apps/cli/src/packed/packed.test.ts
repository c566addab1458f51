import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packCli } from '../../../../scripts/pack-cli/pack-cli.ts';
import { runShortlist, SAMPLES } from '../run-shortlist.test-support.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const POSTING = 'Data Engineer\nRequirements\n- Python and SQL\n- Docker, Kubernetes\n- Terraform';
const NOW = { SOURCE_DATE_EPOCH: '1764028800' };

/** Everything that the program does, the later runs on what the earlier have written. */
const RUNS = [
  ...['pdf', 'docx', 'txt', 'md', 'json'].map((format) => [
    'render',
    'a.json',
    '-o',
    `a.${format}`,
  ]),
  ['render', 'a.json', '--template', 'sidebar', '--fit', '2', '-o', 'b.pdf'],
  ['check', 'a.json', '--posting', 'posting.txt', '--pages', '1', '--sarif', 'a.sarif'],
  ['match', 'a.json', 'posting.txt', '--format', 'json'],
  ['diff', 'a.json', 'b.json', '-o', 'ab.pdf'],
  ['parse', 'a.pdf', 'a.docx', 'a.md', '--explain'],
  ['convert', 'b.pdf', 'c.docx'],
  ['designs'],
];

/** Runs the command line several times in one process: most of a run is its start. */
const MANY = `
  const { main } = await import(process.argv[2]);
  for (const args of JSON.parse(process.argv[3])) console.log('\\0' + (await main(args)));
`;

const READ_BACK = ['PDF', 'Word', 'Plain text', 'Markdown'];

let folder: string;
let app: string;
let packed: string;

const run = (args: string[], cwd: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, TMPDIR: folder, ...env },
  });

/** Runs the step of the action among those files, as a runner does, which has the repository with nothing installed. */
const act = (cwd: string, asked: Record<string, string>) =>
  run([join(folder, 'action/scripts/check-action.ts')], cwd, {
    PACKAGE: packed,
    RUNNER_TEMP: folder,
    npm_config_offline: 'true',
    GITHUB_WORKSPACE: cwd,
    GITHUB_STEP_SUMMARY: join(cwd, 'summary.md'),
    GITHUB_OUTPUT: join(cwd, 'output'),
    ...asked,
  });

/** The files that the action checks first, which has it install the program, and what it says of them. */
let checked: string;
let failed: ReturnType<typeof act>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-packed-'));
  ({ file: packed } = await packCli(folder));
  for (const file of [
    'package.json',
    'scripts/check-action.ts',
    'apps/cli/src/output/workflow-command.ts',
  ])
    await cp(join(ROOT, file), join(folder, 'action', file));
  checked = await makeInputs('checked');
  await writeFile(
    join(checked, 'bad.json'),
    '{ "basics": {\n "name": "Ada",\n "url": "my site" } }',
  );
  await writeFile(join(checked, 'broken [1].json'), '{');
  failed = act(checked, { FILES: 'b*d.json\nbroken [1].json', SARIF: 'all.sarif', PAGES: '2' });
  const installed = (await readdir(folder)).find((name) => /^shortlist-[\da-f]{16}$/u.test(name));
  app = join(folder, installed ?? failed.stdout);
});

afterAll(() => rm(folder, { recursive: true }));

async function makeInputs(name: string): Promise<string> {
  const made = join(folder, name);
  await mkdir(made);
  await cp(join(SAMPLES, '01-engineer.json'), join(made, 'a.json'));
  await cp(join(SAMPLES, '14-forty-jobs.json'), join(made, 'b.json'));
  await writeFile(join(made, 'posting.txt'), POSTING);
  return made;
}

it('[RN4] the program by itself says and writes to the byte what the one of the repository does', async () => {
  const [alone, ours] = [await makeInputs('alone'), await makeInputs('ours')];
  const main = join(app, 'node_modules/shortlist/dist/main.js');
  const driver = join(folder, 'many.mjs');
  await writeFile(driver, MANY);
  const { stdout, stderr } = run([driver, main, JSON.stringify(RUNS)], alone, NOW);
  let [said, problems] = ['', ''];
  for (const args of RUNS) {
    const { text, problem, code } = await runShortlist(args, { cwd: ours, environment: NOW });
    said += `${text}\0${code}\n`;
    problems += problem;
  }
  expect(stdout).toBe(said);
  expect(stderr).toBe(problems);
  const files = await readdir(ours);
  expect(files).toContain('c.docx');
  expect(await readdir(alone)).toEqual(files);
  for (const file of files) {
    const [one, other] = [await readFile(join(alone, file)), await readFile(join(ours, file))];
    expect(one.equals(other), file).toBe(true);
  }
});

it('[RN4] needs no other package, knows nothing of the repository, and has its licences', async () => {
  expect(await readdir(join(app, 'node_modules'))).toEqual([
    '.bin',
    '.package-lock.json',
    'shortlist',
  ]);
  const { stdout, stderr, status } = run(
    [join(app, 'node_modules/.bin/shortlist'), '--version'],
    folder,
  );
  const read = (path: string) => readFile(join(app, 'node_modules/shortlist', path), 'utf8');
  const { version, ...manifest } = JSON.parse(await read('package.json'));
  expect({ stdout, stderr, status }).toEqual({ stdout: `${version}\n`, stderr: '', status: 0 });
  expect(manifest.dependencies).toBeUndefined();
  expect(manifest.engines).toEqual({ node: '>=20.16' });
  for (const file of await readdir(join(app, 'node_modules/shortlist/dist')))
    expect(await read(`dist/${file}`)).not.toContain(ROOT);
  const licenses = await read('THIRD-PARTY-LICENSES.txt');
  for (const name of ['pdfjs-dist', 'pdfkit', 'zod', '@fontsource/noto-serif-sc'])
    expect(licenses).toContain(`\n${name} `);
  expect(await read('LICENSE')).toBe(await readFile(join(ROOT, 'LICENSE'), 'utf8'));
});

it('[RN4] the action hands all that it is asked to its script, and the script asks for nothing else', async () => {
  const [action, script] = [
    await readFile(join(ROOT, 'action.yml'), 'utf8'),
    await readFile(join(ROOT, 'scripts/check-action.ts'), 'utf8'),
  ];
  const handed = [...action.matchAll(/^ {8}([A-Z_]+): \$\{\{ inputs\.([a-z-]+)/gmu)];
  const inputs = [
    ...action.matchAll(/^ {2}([a-z-]+):\n {4}description: .*\n(?: {4}required| {4}default)/gmu),
  ];
  expect(handed.map(([, , input]) => input)).toEqual(inputs.map(([, input]) => input));
  const asked = script.matchAll(/asked\('([A-Z_]+)'\)|\b([A-Z_]+): '[a-z-]+'/gu);
  const names = new Set(Array.from(asked, ([, one, other]) => one ?? other));
  names.delete('RUNNER_TEMP');
  expect([...names].sort()).toEqual(handed.map(([, name]) => name).sort());
});

it('[RN4] the action annotates each fault, sums up, writes SARIF, and fails as it is asked to', async () => {
  expect(failed).toMatchObject({ status: 1, stderr: '' });
  expect(failed.stdout.split('\n')).toEqual([
    ...READ_BACK.map((name) =>
      expect.stringContaining(
        `::error file=bad.json,line=3,title=${name} read back::Contact, Website`,
      ),
    ),
    '::error file=bad.json,line=3,title=Links::Contact, Website: “my site” is no address.',
    expect.stringMatching(
      /^::error file=broken \[1\]\.json::shortlist: broken \[1\]\.json: not valid JSON/u,
    ),
    '2 checked: 1 with checks that are missed, 1 that could not be checked.',
    '',
  ]);
  expect(await readFile(join(checked, 'output'), 'utf8')).toBe('missed=1\nunreadable=1\n');
  const sums = await readFile(join(checked, 'summary.md'), 'utf8');
  expect(sums.match(/^### .*$/gmu)).toEqual(['### bad.json']);
  expect(sums).toContain(
    '| ✗ | Links | 1 address leads nowhere.<br>Contact, Website: “my site” is no address. |',
  );
  const { runs } = JSON.parse(await readFile(join(checked, 'all.sarif'), 'utf8'));
  expect(runs).toHaveLength(1);
  expect(runs[0].results.at(-1)).toMatchObject({ ruleId: 'links' });
  expect(act(checked, { FILES: 'broken*.json', FAIL_ON: 'unreadable' }).status).toBe(1);
  expect(act(checked, { FILES: 'broken*.json', FAIL_ON: 'never' }).status).toBe(0);
  expect(act(checked, { FILES: 'broken*.json', FAIL_ON: 'sometimes' })).toMatchObject({
    status: 1,
    stdout: '::error::fail-on is "sometimes"; it may be missed, unreadable, never.\n',
  });
  expect(act(checked, { FILES: 'none*.json' }).stdout).toBe(
    '::error::There is no file none*.json.\n',
  );
});
