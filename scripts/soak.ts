// `npm run soak kill [ROUNDS]`: what the gate tries a few times, for longer. The same tests: servers that are
// killed under writes, while a guest's resumes move to an account, and while applications are removed; 30
// rounds of each by default. `npm run soak pages`: every sample on screen and in its PDF, line by line.
// `npm run soak cluster [SECONDS] [nginx|haproxy]`: three servers behind a proxy, through kills and outages; each phase takes so many seconds.
// `npm run soak power [ROUNDS] [unsynced]`: power cuts of the embedded database's disk, as root on Linux.
// `npm run soak backup [RESUMES]`: a backup of each engine under writes, with so many resumes, restored to both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildWeb } from './build-web.ts';
import { root } from './gate/run-command.ts';
import { tidy, tidyAtSignals, whenOver } from './soak/tidy.ts';

const USAGE = `Usage: npm run soak kill [ROUNDS], or: npm run soak pages, or: npm run soak backup [RESUMES],
or: npm run soak cluster [SECONDS] [nginx|haproxy], or: npm run soak power [ROUNDS] [unsynced]\n`;

/** Runs a program to its end, or to the soak's. */
async function run(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const PATH = `${root}/node_modules/.bin:${process.env.PATH}`;
  const running = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH },
  });
  const ended = once(running, 'exit');
  whenOver(async () => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    running.kill('SIGTERM');
    await ended;
  });
  const [code] = await ended;
  return code ?? 1;
}

const SOAKS: Record<string, (size?: string, kind?: string) => Promise<number>> = {
  kill: (rounds = '30') => run('vitest', ['run', 'kill.test.ts'], { KILL_ROUNDS: rounds }),
  backup: (resumes = '10000') =>
    run('vitest', ['run', 'backup.test.ts', '-t', 'made while'], { BACKUP_RESUMES: resumes }),
  cluster: async (seconds = '6', proxy = 'nginx') => {
    const [{ soakCluster }, { isProxy }] = await Promise.all([
      import('./soak/cluster.ts'),
      import('./soak/processes.ts'),
    ]);
    if (!isProxy(proxy)) throw new Error(USAGE);
    return soakCluster(Number(seconds), proxy);
  },
  power: async (rounds = '35', kind = 'synced') => {
    if (kind !== 'synced' && kind !== 'unsynced') throw new Error(USAGE);
    const { soakPower } = await import('./soak/power/power.ts');
    return soakPower(Number(rounds), kind === 'synced');
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
tidyAtSignals();
const status = await soak(size, kind).finally(tidy);
process.exit(status);
