// `npm run soak kill [ROUNDS]`: what the gate tries a few times, for longer. The same tests: servers that are
// killed under writes, while a guest's resumes move to an account, while resumes that are tailored from others are detached, made, deleted and restored, while
// applications are removed, and in a first start; 30 rounds of each by default.
// `npm run soak steps`: a backup, a restore at a first start and a migration on each engine, killed before each step that counts.
// `npm run soak pages`: every sample on screen and in its PDF, line by line.
// `npm run soak cluster [SECONDS] [nginx|haproxy]`: three servers behind a proxy, through kills and outages; each phase takes so many seconds.
// `npm run soak power [ROUNDS] [unsynced]`: power cuts of the embedded database's disk, as root on Linux.
// `npm run soak release`: the server of the commit before the newest migration beside this one, on one PostgreSQL.
// `npm run soak memory [MINUTES]`: the memory of a server on each engine under traffic, in thirds of the time; it must not grow.
// `npm run soak exports`: every sample, tailored, in every design and format, beside its detached copy, byte by byte.
// `npm run soak backup [RESUMES]`: a backup of each engine under writes, with so many resumes, restored to both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWeb } from './build-web.ts';
import { root } from './gate/run-command.ts';
import { tidy, tidyAtAnyEnd, whenOver } from './soak/tidy.ts';

const USAGE = `Usage: npm run soak kill [ROUNDS], or: npm run soak steps, or: npm run soak pages, or: npm run soak backup [RESUMES],
or: npm run soak memory [MINUTES], or: npm run soak cluster [SECONDS] [nginx|haproxy], or: npm run soak power [ROUNDS] [unsynced],
or: npm run soak release, or: npm run soak exports\n`;

/** The longest time that what a run has started may take to end in order once the run is ended. */
const LONGEST_END_MS = 5_000;

/** Runs a program to its end, or to the soak's; its temporary files, and what it has started, go with it. */
async function run(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const PATH = `${root}/node_modules/.bin:${process.env.PATH}`;
  const TMPDIR = mkdtempSync(join(tmpdir(), 'shortlist-soak-'));
  chmodSync(TMPDIR, 0o711); // PostgreSQL, which has another account, has a folder in it.
  whenOver(() => rmSync(TMPDIR, { recursive: true, force: true, maxRetries: 10 }));
  const running = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR, ...env, PATH },
    detached: true,
  });
  whenOver(() => endGroup(running.pid));
  const [code] = await once(running, 'exit');
  return code ?? 1;
}

/** Ends a process with all that it has started and that has not ended with it. */
async function endGroup(pid: number | undefined): Promise<void> {
  if (pid === undefined) return;
  const signal = (name: NodeJS.Signals | 0) => {
    try {
      return process.kill(-pid, name);
    } catch {
      return false; // Nobody is left.
    }
  };
  signal('SIGTERM');
  const deadline = Date.now() + LONGEST_END_MS;
  while (signal(0) && Date.now() < deadline) await wait(50);
  signal('SIGKILL');
}

const SOAKS: Record<string, (size?: string, kind?: string) => Promise<number>> = {
  kill: (rounds = '30') => run('vitest', ['run', 'kill.test.ts'], { KILL_ROUNDS: rounds }),
  steps: () => run('vitest', ['run', 'kill-steps.test.ts'], { KILL_STEPS: 'all' }),
  exports: () => run('vitest', ['run', 'tailored/exports.test.ts'], { EXPORTS: 'all' }),
  backup: (resumes = '10000') =>
    run('vitest', ['run', 'backup.test.ts', '-t', 'made while'], { BACKUP_RESUMES: resumes }),
  cluster: async (seconds = '6', proxy = 'nginx') => {
    const [{ soakCluster }, { isProxy }] = await Promise.all([
      import('./soak/cluster.ts'),
      import('./soak/processes.ts'),
    ]);
    if (!isProxy(proxy)) throw new Error(USAGE);
    buildWeb();
    return soakCluster(Number(seconds), proxy);
  },
  power: async (rounds = '35', kind = 'synced') => {
    if (kind !== 'synced' && kind !== 'unsynced') throw new Error(USAGE);
    const { soakPower } = await import('./soak/power/power.ts');
    return soakPower(Number(rounds), kind === 'synced');
  },
  release: async () => (await import('./soak/release/release.ts')).soakRelease(),
  memory: async (minutes = '6') => {
    const { MOST_MINUTES, soakMemory } = await import('./soak/memory/memory.ts');
    if (Number(minutes) > MOST_MINUTES) throw new Error(`At most ${MOST_MINUTES} minutes.`);
    return soakMemory(Number(minutes));
  },
  pages: () => {
    buildWeb();
    const spec = ['test', '--config=e2e/playwright.config.ts', 'same-pages.spec.ts'];
    return run('playwright', spec, { ALL_SAMPLES: '1' });
  },
};

const [name = '', size, kind] = process.argv.slice(2);
const soak = SOAKS[name];
if (!soak || !/^[1-9]\d*$/.test(size ?? '1')) {
  process.stderr.write(USAGE);
  process.exit(1);
}
tidyAtAnyEnd();
const status = await soak(size, kind).finally(tidy);
process.exit(status);
