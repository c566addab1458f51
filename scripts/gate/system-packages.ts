import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** A program of the system, the Debian package it comes from, and what does instead: another program, or one that a variable names. */
type Program = { program: string; package: string; instead?: string; variable?: string };

/** Programs of the system that the tests use. */
const PROGRAMS: readonly Program[] = [
  {
    program: 'chromium-headless-shell',
    package: 'chromium-headless-shell',
    instead: 'chromium',
    variable: 'CHROMIUM',
  },
  { program: 'pdftotext', package: 'poppler-utils' },
  { program: 'qpdf', package: 'qpdf' },
];

const isOnPath = (program: string, env: Env) =>
  (env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, program)));

const isNamed = ({ variable }: Program, env: Env) =>
  variable !== undefined && env[variable] !== undefined;

const isPreferredThere = (it: Program, env: Env) => isNamed(it, env) || isOnPath(it.program, env);

const isThere = (it: Program, env: Env) =>
  isPreferredThere(it, env) || (it.instead !== undefined && isOnPath(it.instead, env));

/** Lists variables that name a program that is not there, each with what it says. */
const listWrong = (env: Env) =>
  PROGRAMS.flatMap(({ variable = '' }) => {
    const named = env[variable];
    return named === undefined || existsSync(named) ? [] : [`${variable}=${named}`];
  });

/** Says what is missing for the tests, and what to do about it; undefined where all is there. */
export function sayMissing(env: Env): string | undefined {
  const wrong = listWrong(env);
  if (wrong.length > 0) return `There is no such program: ${wrong.join(', ')}.`;
  const missing = PROGRAMS.filter((it) => !isThere(it, env)).map((it) => it.package);
  if (missing.length === 0) return undefined;
  return `The tests need programs of the system that are missing here. Run: sudo apt-get update && sudo apt-get install -y ${missing.join(' ')}`;
}

/** Installs programs of the system that the tests use, where this process may (apt-get, as root). Answers as `sayMissing` does afterwards. */
export async function installSystemPackages(): Promise<string | undefined> {
  const wanted = PROGRAMS.filter((it) => !isPreferredThere(it, process.env));
  const mayInstall = process.getuid?.() === 0 && isOnPath('apt-get', process.env);
  if (mayInstall && wanted.length > 0) await install(wanted.map((it) => it.package));
  return sayMissing(process.env);
}

async function install(packages: readonly string[]): Promise<void> {
  process.stdout.write(`Installing ${packages.join(', ')} (apt-get) …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand(['apt-get', 'update', '-q'], { env });
  const { ok, output } = await runCommand(
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages],
    { env },
  );
  if (!ok) process.stdout.write(output);
}
