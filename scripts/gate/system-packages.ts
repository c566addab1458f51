import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

/** Programs of the system that the tests use, and the Debian package each comes from. */
const PROGRAMS = [
  { program: 'chromium', package: 'chromium' },
  { program: 'pdftotext', package: 'poppler-utils' },
  { program: 'qpdf', package: 'qpdf' },
];

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, program)));
}

/**
 * Installs what the tests need of the system, where this process may (apt-get, as root). Otherwise
 * answers with the one line to run; undefined means that all is there.
 */
export async function installSystemPackages(): Promise<string | undefined> {
  const missing = PROGRAMS.filter(({ program }) => !isOnPath(program)).map((it) => it.package);
  if (missing.length === 0) return undefined;

  const byHand = `sudo apt-get update && sudo apt-get install -y ${missing.join(' ')}`;
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return byHand;

  process.stdout.write(`Installing ${missing.join(', ')} (apt-get) …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand(['apt-get', 'update', '-q'], { env });
  const install = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing];
  const { ok, output } = await runCommand(install, { env });
  if (!ok) process.stdout.write(output);
  return ok ? undefined : byHand;
}
