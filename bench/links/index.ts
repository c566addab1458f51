import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addResume, type Caller, openCaller } from '../../e2e/support/caller.ts';
import { timed, watch } from '../load/files.ts';
import { startOurs } from '../load/start-program.ts';
import { median } from '../median.ts';
import { twoPageResume } from '../pdf/page/resumes.ts';
import type { Result } from '../result.ts';

/** Links that are opened at once, none of which has been opened before; as many as a document may have. */
const LINKS = 50;
/** Calls of each kind that leads nowhere, one after the other in turn. */
const ROUNDS = 2_000;
const WARM_UP = 200;
/** Most time of 95 % of the health checks, in ms. */
const MOST_MS = 300;
/** The medians of what leads nowhere are so near to each other, in ms or as a share. */
const NEAR = { ms: 0.2, share: 0.1 };

/** Links that are opened at once with health checks beside them, and how long each way to lead nowhere takes. */
export async function benchLinks(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-links-'));
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const server = await startOurs(folder);
  try {
    const caller = await openCaller(server.url);
    const id = await addResume(caller, twoPageResume);
    return [
      { name: 'load average of the machine before', figure: load },
      ...(await openAtOnce(server.url, caller, id)),
      ...(await compareEnded(server.url, caller, id)),
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function addLink(caller: Caller, documentId: string, asked: object = {}) {
  const path = `/api/documents/${documentId}/links`;
  const made = await caller.ask('POST', path, { name: 'Link', ...asked });
  return { id: String(made.link_id), path: new URL(String(made.url)).pathname };
}

let asked = 0;

/** Opens a path from a network of its own, and gives the status. */
async function open(url: string, path: string): Promise<number> {
  asked += 1;
  const headers = { 'x-forwarded-for': `10.1.${(asked >> 8) & 255}.${asked & 255}` };
  const answer = await fetch(url + path, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

async function openAtOnce(url: string, caller: Caller, id: string): Promise<Result[]> {
  const paths: string[] = [];
  for (let nth = 0; nth < LINKS; nth += 1) paths.push((await addLink(caller, id)).path);
  const other = await addLink(caller, await addResume(caller, twoPageResume));
  const one = await timed([() => open(url, other.path)]);
  const opening = timed(paths.map((path) => () => open(url, path)));
  const health = await watch(url, opening);
  const { statuses, seconds } = await opening;
  const again = await timed(paths.map((path) => () => open(url, path)));
  const at = (share: number) => health[Math.floor(health.length * share)] ?? 0;
  const shown = statuses.filter((status) => status === 200).length;
  return [
    { name: 'a page of a link, the first', figure: `${one.seconds.toFixed(1)} s` },
    {
      name: `${statuses.length} links opened at once, each for the first time`,
      figure: `${shown} shown in ${seconds.toFixed(1)} s; all again in ${again.seconds.toFixed(2)} s`,
      target: 'all shown',
      met: shown === statuses.length,
    },
    {
      name: 'health beside them (p95)',
      figure: `${at(0.95).toFixed(0)} ms (p50 ${at(0.5).toFixed(0)}, slowest ${health.at(-1)?.toFixed(0)}; ${health.length} checks)`,
      target: `< ${MOST_MS} ms`,
      met: at(0.95) < MOST_MS,
    },
  ];
}

async function compareEnded(url: string, caller: Caller, id: string): Promise<Result[]> {
  for (const { link_id } of (await caller.ask('GET', `/api/documents/${id}/links`)).links as {
    link_id: string;
  }[])
    await caller.ask('DELETE', `/api/links/${link_id}`);
  const deleted = await addLink(caller, id);
  await caller.ask('DELETE', `/api/links/${deleted.id}`);
  const expired = await addLink(caller, id, { expires_at: '2026-01-01T00:00:00Z' });
  const paths = {
    unknown: '/s/AAAAAAAAAAAAAAAAAAAAAA',
    deleted: deleted.path,
    expired: expired.path,
    malformed: `${expired.path}/a/b`,
  };
  const times = Object.entries(paths).map(([name, path]) => ({ name, path, ms: [] as number[] }));
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const { path, ms } of times) {
      const began = performance.now();
      const status = await open(url, path);
      if (status !== 404) throw new Error(`${path} answered ${status}.`);
      if (round >= 0) ms.push(performance.now() - began);
    }
  const medians = times.map(({ name, ms }) => ({ name, ms: median(ms) }));
  const all = medians.map(({ ms }) => ms);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return [
    {
      name: `what leads nowhere, medians of ${ROUNDS} calls in turn`,
      figure: medians.map(({ name, ms }) => `${name} ${ms.toFixed(3)}`).join(', '),
      target: `within ${NEAR.ms} ms or ${NEAR.share * 100} %`,
      met: most - least <= Math.max(NEAR.ms, least * NEAR.share),
    },
  ];
}
