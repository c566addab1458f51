import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isPostgresInstalled,
  startTestPostgres,
} from '../../apps/server/src/db/postgres.test-support.ts';
import { type Caller, openCaller } from '../../e2e/support/caller.ts';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { startOurs } from './start-program.ts';

const ALL = 2_000;
/** One in four has a posting of 20 kB. */
const LONG = 'We build bridges that last. '.repeat(730);
const SHORT = 'We build bridges that last.';
const WARM_UP = 20;
const ROUNDS = 200;
const SAVES = 200;

/** Most milliseconds for a page of 500 of 2,000 applications. */
const MOST_MS = 100;

/** The list of 2,000 applications, a quarter of them with long postings, page by page; and a save of a state beside one of a letter's lines. */
export async function benchApplications(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-applications-'));
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const postgres = isPostgresInstalled ? await startTestPostgres([]) : undefined;
  const results: Result[] = [{ name: 'load average of the machine before', figure: load }];
  try {
    results.push(...(await measureStarted('embedded', join(folder, 'embedded'), {})));
    if (!postgres) return results;
    const variables = { DATABASE_URL: postgres.url('postgres') };
    results.push(...(await measureStarted('PostgreSQL', join(folder, 'pg'), variables)));
    return results;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Measures a server of its own, which ends whatever comes of it. */
async function measureStarted(
  engine: string,
  folder: string,
  variables: Record<string, string>,
): Promise<Result[]> {
  const server = await startOurs(folder, variables);
  try {
    return await measureOn(engine, server.url);
  } finally {
    await server.stop();
  }
}

async function measureOn(engine: string, url: string): Promise<Result[]> {
  const caller = await openCaller(url);
  const person = { name: 'Ada King', email: 'ada@example.org', password: 'correct horse battery' };
  await caller.ask('POST', '/api/auth/sign-up/email', person);
  const ids = await makeAll(caller);
  const pages: number[] = [];
  const wholes: number[] = [];
  let listed = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const taken = await listAll(caller);
    listed = taken.listed;
    if (round < WARM_UP) continue;
    pages.push(...taken.pages);
    wholes.push(taken.pages.reduce((sum, each) => sum + each, 0));
  }
  if (listed !== ALL) throw new Error(`${listed} of ${ALL} applications were listed.`);
  const p95 = at95(pages);
  return [
    {
      name: `${engine}: a page of 500 of ${ALL} applications (p95)`,
      figure: `${p95.toFixed(1)} ms (median ${median(pages).toFixed(1)}; all four pages ${median(wholes).toFixed(0)} ms, p95 ${at95(wholes).toFixed(0)})`,
      target: `< ${MOST_MS} ms`,
      met: p95 < MOST_MS,
    },
    { name: `${engine}: a save of a state (median)`, figure: await timeSaves(caller, ids) },
  ];
}

async function makeAll(caller: Caller): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < ALL; nth += 1) {
    const posting = {
      ...{ company: `Acme ${nth}`, title: 'Engineer', location: 'Leeds', source: 'A friend' },
      ...{ url: `https://acme.example/jobs/${nth}`, text: nth % 4 === 0 ? LONG : SHORT },
    };
    const made = await caller.ask('POST', '/api/applications', { posting });
    ids.push(String(made.application_id));
  }
  return ids;
}

async function listAll(caller: Caller): Promise<{ pages: number[]; listed: number }> {
  const pages: number[] = [];
  let listed = 0;
  for (let after: string | null = ''; after !== null; ) {
    const began = performance.now();
    const answer = await caller.ask('GET', `/api/applications?after=${after}`);
    pages.push(performance.now() - began);
    const { applications, next } = answer as { applications: object[]; next: string | null };
    listed += applications.length;
    after = next;
  }
  return { pages, listed };
}

/** Saves states of one application after another, and a letter's lines as often. */
async function timeSaves(caller: Caller, ids: readonly string[]): Promise<string> {
  const letter = await caller.ask('POST', '/api/documents', { kind: 'letter', title: 'To Acme' });
  const [states, lines]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < SAVES; nth += 1) {
    states.push(
      await timed(caller, `${ids[nth]}/parts/state`, { meaning: 'applied', since: '2026-05-01' }),
    );
    lines.push(
      await timed(caller, `${String(letter.document_id)}/parts/letter`, { subject: `No. ${nth}` }),
    );
  }
  return `${median(states).toFixed(1)} ms (lines of a letter ${median(lines).toFixed(1)})`;
}

async function timed(caller: Caller, part: string, content: object): Promise<number> {
  const began = performance.now();
  await caller.ask('PUT', `/api/documents/${part}`, { content });
  return performance.now() - began;
}

const at95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
