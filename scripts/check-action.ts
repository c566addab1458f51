// The step of `action.yml`: installs the program, checks each resume, and says what it found to the runner of GitHub
// Actions. On built-in modules only: it runs in a copy of the repository in which nothing is installed. All it asks is in the
// environment, so that nothing that is put in there is taken for a part of a command.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workflowCommand } from '../apps/cli/src/output/workflow-command.ts';

type Counts = { missed: number; unreadable: number };

/** The ways in which the step can be asked to fail. */
const FAILS_ON = new Map([
  ['missed', ({ missed, unreadable }: Counts) => missed + unreadable > 0],
  ['unreadable', ({ unreadable }: Counts) => unreadable > 0],
  ['never', () => false],
]);

/** Exit codes of `check`. */
const [HOLDS, MISSED] = [0, 1];

const asked = (name: string): string => process.env[name]?.trim() ?? '';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Ends the step with an annotation. */
function fail(message: string): never {
  say(workflowCommand('error', {}, message));
  process.exit(1);
}

/** Installs the program into a folder of the runner's own, once for each package; returns its path. */
function installProgram(): string {
  const from = asked('PACKAGE');
  const name = createHash('sha256').update(from).digest('hex').slice(0, 16);
  const folder = join(asked('RUNNER_TEMP') || tmpdir(), `shortlist-${name}`);
  const program = join(folder, 'node_modules/shortlist/bin/shortlist.js');
  if (existsSync(program)) return program;
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--', from],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) fail(`${from} could not be installed. ${error?.message ?? stderr}`);
  return program;
}

/** Lists the resumes that are asked for, each once. */
function listFiles(): string[] {
  const patterns = asked('FILES')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (patterns.length === 0) fail('No files are named.');
  const missing = patterns.filter((pattern) => globSync(pattern).length === 0);
  if (missing.length > 0) fail(`There is no file ${missing.join(', ')}.`);
  return [...new Set(patterns.flatMap((pattern) => globSync(pattern).sort()))];
}

const OPTIONS = {
  POSTING: 'posting',
  PAGES: 'pages',
  MIN_MATCH: 'min-match',
  TEMPLATE: 'template',
  LAYOUT: 'layout',
  LOOK: 'look',
};
const options = Object.entries(OPTIONS).flatMap(([name, option]) =>
  asked(name) === '' ? [] : [`--${option}=${asked(name)}`],
);

function check(program: string, file: string, format: 'github' | 'sarif') {
  const args = [program, 'check', '--format', format, ...options, '--', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Annotates what is wrong with a resume, and returns the exit code of `check`. */
function annotate(program: string, file: string): number | null {
  const { status, stdout, stderr } = check(program, file, 'github');
  process.stdout.write(stdout);
  if (status !== HOLDS && status !== MISSED) say(workflowCommand('error', { file }, stderr.trim()));
  return status;
}

type SarifLog = { runs: [{ tool: object; results: object[] }] };

/** Writes all faults of all resumes as one run: the same checks are made of each. */
function writeSarif(program: string, files: readonly string[], target: string): void {
  const logs = files
    .map((file) => check(program, file, 'sarif').stdout)
    .filter((text) => text !== '')
    .map((text): SarifLog => JSON.parse(text));
  const [first] = logs;
  if (!first) return;
  const results = logs.flatMap(({ runs: [run] }) => run.results);
  writeFileSync(
    target,
    `${JSON.stringify({ ...first, runs: [{ ...first.runs[0], results }] }, null, 2)}\n`,
  );
}

const failOn = asked('FAIL_ON') || 'missed';
const isFailed =
  FAILS_ON.get(failOn) ??
  fail(`fail-on is "${failOn}"; it may be ${[...FAILS_ON.keys()].join(', ')}.`);
const files = listFiles();
const program = installProgram();
const codes = files.map((file) => annotate(program, file));
const missed = codes.filter((code) => code === MISSED).length;
const unreadable = codes.filter((code) => code !== HOLDS && code !== MISSED).length;
say(
  `${files.length} checked: ${missed} with checks that are missed, ${unreadable} that could not be checked.`,
);
if (asked('SARIF') !== '') writeSarif(program, files, asked('SARIF'));
if (process.env.GITHUB_OUTPUT)
  appendFileSync(process.env.GITHUB_OUTPUT, `missed=${missed}\nunreadable=${unreadable}\n`);
process.exitCode = isFailed({ missed, unreadable }) ? 1 : 0;
