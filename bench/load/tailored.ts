import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isPostgresInstalled,
  startTestPostgres,
} from '../../apps/server/src/db/postgres.test-support.ts';
import { addResume, type Caller, openCaller } from '../../e2e/support/caller.ts';
import { readResumeFile } from '../designs/print.ts';
import { longer } from '../difference/three-pages.ts';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { startOurs } from './start-program.ts';

const SAMPLE = new URL('../../packages/templates/samples/19-two-pages.json', import.meta.url);

const FOLLOWERS = 20;
const WARM_UP = 300;
const ROUNDS = 600;

/** Greatest shares of the time that a save takes in a base that others follow, and opening a tailored resume. */
const MOST = { save: 1.1, open: 1.3 };

/** A save in a base that twenty resumes follow beside one in a resume that none does; and opening a tailored resume of three pages beside its detached copy. */
export async function benchTailored(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-tailored-'));
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const postgres = isPostgresInstalled ? await startTestPostgres([]) : undefined;
  const variables: Record<string, string> = postgres
    ? { DATABASE_URL: postgres.url('postgres') }
    : {};
  try {
    const engines = [
      { name: 'embedded', server: await startOurs(join(folder, 'embedded')) },
      ...(postgres
        ? [{ name: 'PostgreSQL', server: await startOurs(join(folder, 'pg'), variables) }]
        : []),
    ];
    const results: Result[] = [{ name: 'load average of the machine before', figure: load }];
    for (const { name, server } of engines) {
      results.push(...(await measureOn(name, server.url)));
      await server.stop();
    }
    return results;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measureOn(engine: string, url: string): Promise<Result[]> {
  const caller = await openCaller(url);
  const { followed, alone } = await makeBases(caller);
  const tailored = followed.followers[0] ?? '';
  await changeSome(caller, tailored);
  const copied = await caller.ask('POST', `/api/documents/${tailored}/duplicate`, {});
  const detached = String(copied.resume_id);
  await caller.ask('POST', `/api/documents/${detached}/detach`, {});

  const save = (id: string) => (nth: number) =>
    caller.ask('PUT', `/api/documents/${id}/parts/summary`, {
      content: { text: `Builds bridges, boats and ships that last ${nth}` },
    });
  const open = (id: string) => () => caller.ask('GET', `/api/documents/${id}`);
  const saves = await inTurns(save(followed.base), save(alone));
  const opened = await inTurns(open(tailored), open(detached));
  return [
    compared(`${engine}: save (p95) in a base that ${FOLLOWERS} follow / in one that none does`, {
      ...saves,
      share: 0.95,
      most: MOST.save,
    }),
    compared(`${engine}: opening a tailored resume / its detached copy (p50)`, {
      ...opened,
      share: 0.5,
      most: MOST.open,
    }),
  ];
}

type Times = { one: number[]; other: number[] };

/** Asks for one and the other in turn, so that what else the machine does falls on both. */
async function inTurns(
  one: (nth: number) => Promise<unknown>,
  other: (nth: number) => Promise<unknown>,
): Promise<Times> {
  const times: Times = { one: [], other: [] };
  for (let nth = 0; nth < WARM_UP + ROUNDS; nth += 1) {
    for (const [ask, taken] of [
      [one, times.one],
      [other, times.other],
    ] as const) {
      const began = performance.now();
      await ask(nth);
      if (nth >= WARM_UP) taken.push(performance.now() - began);
    }
  }
  return times;
}

function compared(
  name: string,
  { one, other, share, most }: Times & { share: number; most: number },
): Result {
  const at = (times: readonly number[]) =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
  const ratio = at(one) / at(other);
  const figure = `${ratio.toFixed(2)} (${at(one).toFixed(2)} / ${at(other).toFixed(2)} ms; medians ${median(one).toFixed(2)} / ${median(other).toFixed(2)})`;
  return { name, figure, target: `<= ${most}`, met: ratio <= most };
}

/** Makes two equal resumes of three pages, of which twenty others follow the first. */
async function makeBases(caller: Caller) {
  const resume = longer(readResumeFile(SAMPLE));
  const [base, alone] = [await addResume(caller, resume), await addResume(caller, resume)];
  const followers: string[] = [];
  for (let nth = 0; nth < FOLLOWERS; nth += 1) {
    const title = `Tailored ${nth}`;
    const made = await caller.ask('POST', `/api/documents/${base}/tailored`, { title });
    followers.push(String(made.document_id));
  }
  return { followed: { base, followers }, alone };
}

/** Changes the company of every other job of a resume, and its summary. */
async function changeSome(caller: Caller, id: string): Promise<void> {
  const { parts } = (await caller.ask('GET', `/api/documents/${id}`)) as {
    parts: { key: string; content: object }[];
  };
  const jobs = parts.filter(({ key }) => key.startsWith('experience:'));
  for (const { key, content } of jobs.filter((_, at) => at % 2 === 0))
    await caller.ask('PUT', `/api/documents/${id}/parts/${key}`, {
      content: { ...content, company: 'Acme' },
    });
  await caller.ask('PUT', `/api/documents/${id}/parts/summary`, { content: { text: 'For Acme.' } });
}
