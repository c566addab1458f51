import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addResume, type Caller, openCaller } from '../../e2e/support/caller.ts';
import { manySectionsResume, twoPageResume } from '../pdf/page/resumes.ts';
import type { Result } from '../result.ts';
import { startOurs } from './start-program.ts';

/** Guests who each ask for four files at once, as many as one may; with the two of the long resume fifty files. */
const GUESTS = 12;
const EACH = 4;
const LONG = 2;
const HEALTH_EVERY_MS = 20;
/** Most time of 95 % of the health checks, in ms. */
const MOST_MS = 300;

type Measured = { statuses: number[]; seconds: number };

/** Fifty PDFs that are asked for at once, two of them of fifteen sections of forty entries, with health checks beside them. */
export async function benchServerFiles(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-files-'));
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const server = await startOurs(folder);
  try {
    const asked: (() => Promise<number>)[] = [];
    for (let guest = 0; guest < GUESTS; guest += 1) {
      const caller = await openCaller(server.url);
      const id = await addResume(caller, twoPageResume);
      for (let nth = 0; nth < EACH; nth += 1) asked.push(() => askFile(caller, id));
    }
    const caller = await openCaller(server.url);
    const id = await addResume(caller, manySectionsResume);
    for (let nth = 0; nth < LONG; nth += 1) asked.push(() => askFile(caller, id));

    const before = server.residentMb();
    const first = await timed([() => askFile(caller, id)]);
    const afterFirst = server.residentMb();
    const files = timed(asked);
    const health = await watch(server.url, files);
    const { statuses, seconds } = await files;
    const count = (status: number) => statuses.filter((each) => each === status).length;
    const broken = statuses.length - count(200) - count(503);
    const at = (share: number) => health[Math.floor(health.length * share)] ?? 0;
    return [
      { name: 'load average of the machine before', figure: load },
      {
        name: 'a file of 15 sections of 40 entries, the first',
        figure: `${first.seconds.toFixed(1)} s`,
      },
      {
        name: 'memory of the server before a file, after the first, after all',
        figure: `${before}, ${afterFirst}, ${server.residentMb()} MB`,
      },
      {
        name: `${asked.length} files at once`,
        figure: `${count(200)} made, ${count(503)} refused, ${broken} broken in ${seconds.toFixed(1)} s`,
        target: 'none broken',
        met: broken === 0,
      },
      {
        name: 'health beside them (p95)',
        figure: `${at(0.95).toFixed(0)} ms (p50 ${at(0.5).toFixed(0)}, slowest ${health.at(-1)?.toFixed(0)}; ${health.length} checks)`,
        target: `< ${MOST_MS} ms`,
        met: at(0.95) < MOST_MS,
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function askFile(caller: Caller, id: string): Promise<number> {
  const answer = await caller.fetchAs('GET', `/api/documents/${id}/file?format=pdf`);
  await answer.arrayBuffer();
  return answer.status;
}

/** Does all that is asked at once. */
export async function timed(asked: readonly (() => Promise<number>)[]): Promise<Measured> {
  const began = performance.now();
  const statuses = await Promise.all(asked.map((ask) => ask()));
  return { statuses, seconds: (performance.now() - began) / 1_000 };
}

/** Times of health checks until what is under way is over, in ms, ascending. */
export async function watch(url: string, underWay: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void underWay.finally(() => {
    isOver = true;
  });
  for (; !isOver; await sleep(HEALTH_EVERY_MS)) {
    const began = performance.now();
    const { status } = await fetch(`${url}/healthz`);
    if (status !== 200) throw new Error(`/healthz answered ${status}.`);
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other);
}
