import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

type Program = { program: string; package: string; instead?: string };

/** Programs of the system that the tests use, the Debian package each comes from, and what does instead. */
const PROGRAMS: readonly Program[] = [
  { program: 'chromium-headless-shell', package: 'chromium-headless-shell', instead: 'chromium' },
  { program: 'pdftotext', package: 'poppler-utils' },
  { program: 'qpdf', package: 'qpdf' },
];

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, program)));
}

const isThere = ({ program, instead }: Program) =>
  isOnPath(program) || (instead !== undefined && isOnPath(instead));

/**
 * Installs what the tests need of the system, where this process may (apt-get, as root). Otherwise
 * answers with the one line to run; undefined means that all is there.
 */
export async function installSystemPackages(): Promise<string | undefined> {
  const wanted = PROGRAMS.filter(({ program }) => !isOnPath(program));
  if (wanted.length === 0) return undefined;

  const missing = wanted.map((it) => it.package);
  const install = `sudo apt-get update && sudo apt-get install -y ${missing.join(' ')}`;
  const byHand = () => (PROGRAMS.every(isThere) ? undefined : install);
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return byHand();

  process.stdout.write(`Installing ${missing.join(', ')} (apt-get) …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand(['apt-get', 'update', '-q'], { env });
  const { ok, output } = await runCommand(
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing],
    { env },
  );
  if (!ok) process.stdout.write(output);
  return byHand();
}
