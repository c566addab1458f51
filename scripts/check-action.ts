// The step of `action.yml`: installs the program, checks each resume, and says what it found to the runner of GitHub
// Actions. On built-in modules only: it runs in a copy of the repository in which nothing is installed. All it asks is in the
// environment, so that nothing that is put in there is taken for a part of a command.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** A folder of the runner's own. */
const temporary = asked('RUNNER_TEMP') || tmpdir();

/** The command that is npm. That of Windows is a script of its shell, which would take what is in an argument for a part of the command: there npm's own program is run. */
const npm: [string, ...string[]] =
  process.platform === 'win32'
    ? [process.execPath, join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')]
    : ['npm'];

/** Installs the program into a folder of the runner's own, once for each package; returns its path. */
function installProgram(): string {
  const from = asked('PACKAGE');
  const name = createHash('sha256').update(from).digest('hex').slice(0, 16);
  const folder = join(temporary, `shortlist-${name}`);
  const program = join(folder, 'node_modules/shortlist/bin/shortlist.js');
  if (existsSync(program)) return program;
  const [command, ...before] = npm;
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts'];
  const { status, stderr, error } = spawnSync(
    command,
    [...before, 'install', '--prefix', folder, ...quietly, '--', from],
    { encoding: 'utf8' },
  );
  if (status !== 0)
    fail(
      `${from} could not be installed; where the action is used by a commit, a branch or a path, name the file with "package". ${error?.message ?? stderr}`,
    );
  return program;
}

/** Lists the resumes that are asked for, each once. */
function listFiles(): string[] {
  const patterns = asked('FILES')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (patterns.length === 0) fail('No files are named.');
  const missing = patterns.filter((pattern) => filesOf(pattern).length === 0);
  if (missing.length > 0) fail(`There is no file ${missing.join(', ')}.`);
  return [...new Set(patterns.flatMap(filesOf))];
}

/** The file of that very name, or else those that the pattern matches. */
function filesOf(pattern: string): string[] {
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  return isFile(pattern) ? [pattern] : globSync(pattern).filter(isFile).sort();
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

/** Annotates what is wrong with a resume, writes it to `sarif`, and returns the exit code of `check`. */
function check(program: string, file: string, sarif: string): number | null {
  const args = [program, 'check', '--format=github', `--sarif=${sarif}`, ...options, '--', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  process.stdout.write(stdout);
  if (status !== HOLDS && status !== MISSED) say(workflowCommand('error', { file }, stderr.trim()));
  return status;
}

type SarifLog = { runs: [{ tool: object; results: object[] }] };

/** Writes all faults of all resumes as one run: the same checks are made of each. */
function joinSarif(paths: readonly string[], target: string): void {
  const logs = paths
    .filter((path) => existsSync(path))
    .map((path): SarifLog => JSON.parse(readFileSync(path, 'utf8')));
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
const sarifFolder = mkdtempSync(join(temporary, 'shortlist-sarif-'));
const sarifPaths = files.map((_, at) => join(sarifFolder, `${at}.sarif`));
const codes = files.map((file, at) => check(program, file, sarifPaths[at] ?? ''));
const missed = codes.filter((code) => code === MISSED).length;
const unreadable = codes.filter((code) => code !== HOLDS && code !== MISSED).length;
say(
  `${files.length} checked: ${missed} with checks that are missed, ${unreadable} that could not be checked.`,
);
if (asked('SARIF') !== '') joinSarif(sarifPaths, asked('SARIF'));
rmSync(sarifFolder, { recursive: true });
if (process.env.GITHUB_OUTPUT)
  appendFileSync(process.env.GITHUB_OUTPUT, `missed=${missed}\nunreadable=${unreadable}\n`);
process.exitCode = isFailed({ missed, unreadable }) ? 1 : 0;
