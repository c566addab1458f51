import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const OURS = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

export type Program = {
  url: string;
  /** Seconds of processor time that it has taken so far; 0 where the system does not say. */
  processorSeconds(): number;
  /** Megabytes that it has in memory; 0 where the system does not say. */
  residentMb(): number;
  stop(): Promise<void>;
};

/** Ticks of a second in /proc, the same on every Linux. */
const TICKS = 100;

/** The real server. Applications of the traffic say which address they come from. */
export const startOurs = (dataDir: string, variables: Record<string, string> = {}) =>
  startProgram(OURS, [], {
    ...{ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' },
    ...variables,
  });

/** The bare server on the PostgreSQL at an address, or PGlite in a folder, which syncs where it is `synced`; its uploads go to `folder`. */
export const startBare = (
  place: string,
  folder: string,
  sync: 'synced' | 'as it comes' = 'as it comes',
) => startProgram(BARE, [place, folder, sync]);

/** Starts a server, a program that says "is at" and its address, in a process of its own. */
async function startProgram(
  file: string,
  given: readonly string[],
  variables: Record<string, string> = {},
): Promise<Program> {
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, [file, ...given], {
    env: { PATH, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const url = / is at (http:\S+)/u.exec(line)?.[1];
    if (!url) continue;
    return {
      url,
      processorSeconds: () => readProcessorSeconds(server.pid),
      residentMb: () => readResidentMb(server.pid),
      async stop() {
        server.kill('SIGTERM');
        await once(server, 'exit');
      },
    };
  }
  throw new Error(`${file} ended before it listened.`);
}

/** User and system time of a process: fields 14 and 15 of its line, whose second field, a name in brackets, may hold spaces. */
function readProcessorSeconds(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function readResidentMb(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes = 0] =
    /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
