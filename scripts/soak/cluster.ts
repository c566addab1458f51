// `npm run soak cluster [SECONDS] [nginx|haproxy]`: three servers on one PostgreSQL and one bucket, behind a proxy, all on loopback, by the files of
// deploy/. Guests write, applicants upload and people edit in browsers while servers are ended and killed, PostgreSQL is killed and frozen, and the bucket
// goes away. Every confirmed write must be there once in the end; a phase says which answers it may cause. SECONDS is the
// length of a phase.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startS3 } from '../../apps/server/src/files/s3-server.test-support.ts';
import { openS3Store } from '../../apps/server/src/files/s3-store.ts';
import { BrowserPerson, openBrowser } from '../../e2e/soak/browser-person.ts';
import { APPLICATIONS_WITH_FILES, Applicant, lostApplications } from './applicant.ts';
import { PORTS, Postgres, type ProxyKind, Server, startProxy } from './processes.ts';
import { whenOver } from './tidy.ts';
import { Guest, type Outcome } from './visitor.ts';

const GUESTS = 24;
const APPLICANTS = 2;
const BROWSERS = 3;
const PROXY_URL = `http://127.0.0.1:${PORTS.proxy}`;
/** Answers may be refused for so long after what caused it is over. */
const RECOVERY_MS = 6_000;

/** From the signal until the process is gone, which takes a while on a busy machine: what reaches it until then is under way too. */
type Kill = { from: number; to: number };
/** The proxy may learn of it so much later. */
const NOTICED_MS = 100;

type Kind = Outcome['kind'];

/** A part of the soak: what is done, and which answers it may cause. */
type Phase = {
  name: string;
  may: readonly Kind[];
  /** The times at which servers were killed: only requests that were under way then may have failed. */
  kills?: Kill[];
  run: () => Promise<void>;
};
type Span = Omit<Phase, 'run'> & { from: number; to: number };

/** All processes of the soak; they end with it. */
async function startCluster(proxy: ProxyKind) {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-cluster-'));
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = new Postgres();
  await postgres.start();
  const bucket = { s3: await startS3() };
  whenOver(() => bucket.s3.stop());
  const s3Url = bucket.s3.url();
  const servers = PORTS.servers.map(
    (port) =>
      new Server(port, folder, {
        DATABASE_URL: postgres.url,
        S3_URL: s3Url,
        SESSION_SECRET: 'a secret of all servers of this soak',
        PUBLIC_URL: PROXY_URL,
      }),
  );
  whenOver(() => Promise.all(servers.map((server) => server.stop())));
  // Together: their migrations take turns.
  await Promise.all(servers.map((server) => server.start()));
  await startProxy(proxy, folder);
  whenOver(() => postgres.freeze(false));
  return { postgres, bucket, servers, s3Url };
}
type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Lists what happens, one after the other; each takes some `ms`. */
function phasesOf({ postgres, bucket, servers }: Cluster, ms: number): Phase[] {
  const kills: Kill[] = [];
  const endInTurn = async (signal: 'SIGTERM' | 'SIGKILL') => {
    for (const server of servers) {
      const from = Date.now();
      const took = await server.end(signal);
      if (signal === 'SIGKILL') kills.push({ from, to: from + took });
      say(`  a server ended after ${took} ms`);
      await server.whenReady();
      await wait(ms / 3);
    }
  };
  const killDatabase = async () => {
    await postgres.kill();
    await wait(2_000);
    await postgres.start();
    await wait(ms);
  };
  const freezeDatabase = async () => {
    postgres.freeze(true);
    await wait(Math.max(ms, 12_000));
    postgres.freeze(false);
    await wait(ms);
  };
  const takeBucketAway = async () => {
    const { directory, url } = bucket.s3;
    await bucket.s3.stop(true);
    await wait(ms);
    bucket.s3 = await startS3(Number(new URL(url()).port), directory);
    await wait(ms);
  };
  return [
    { name: 'the first 3 s', may: [], run: () => wait(3_000) },
    { name: 'nothing happens', may: [], run: () => wait(ms) },
    { name: 'servers get SIGTERM, in turn', may: [], run: () => endInTurn('SIGTERM') },
    {
      name: 'servers are killed, in turn',
      may: ['refused', 'cut off', 'unclear'],
      kills,
      run: () => endInTurn('SIGKILL'),
    },
    { name: 'PostgreSQL is killed and started', may: ['refused'], run: killDatabase },
    { name: 'PostgreSQL is frozen', may: ['refused'], run: freezeDatabase },
    { name: 'the bucket is gone', may: ['refused'], run: takeBucketAway },
    { name: 'nothing happens any more', may: [], run: () => wait(ms) },
  ];
}

/** People at browsers who have each made a resume. */
async function openBrowsers(): Promise<BrowserPerson[]> {
  const browser = await openBrowser();
  whenOver(() => browser.close());
  const people = Array.from({ length: BROWSERS }, () => new BrowserPerson(browser, PROXY_URL));
  for (const person of people) await person.begin();
  return people;
}

/** Guests, applicants and people at browsers who write until `stop`. */
function startWriting(people: readonly BrowserPerson[]) {
  const guests = Array.from({ length: GUESTS }, () => new Guest(PROXY_URL));
  const applicants = Array.from({ length: APPLICANTS }, (_, at) => new Applicant(PROXY_URL, at));
  let isDone = false;
  const writing = [
    ...guests.map(async (guest) => {
      while (!isDone && !(await guest.begin())) await wait(200);
      for (; !isDone; await wait(20)) await guest.writeOnce();
    }),
    ...applicants.map(async (applicant) => {
      for (; !isDone; await wait(300)) await applicant.apply();
    }),
    ...people.map(async (person) => {
      for (; !isDone; await wait(100)) await person.goRound();
    }),
  ];
  async function stop() {
    isDone = true;
    await Promise.all(writing);
  }
  return { guests, applicants, stop };
}

/** Runs the soak; resolves with the exit code. */
export async function soakCluster(seconds: number, proxy: ProxyKind): Promise<number> {
  const cluster = await startCluster(proxy);
  const people = await openBrowsers();
  const { guests, applicants, stop } = startWriting(people);
  whenOver(stop);
  const spans: Span[] = [];
  for (const { run, ...phase } of phasesOf(cluster, seconds * 1_000)) {
    say(phase.name);
    const from = Date.now();
    await run();
    spans.push({ ...phase, from, to: Date.now() });
    // Not part of any phase but the recovery of this one.
    if (phase.may.length > 0) await wait(RECOVERY_MS);
  }
  await stop();
  const lost = (await Promise.all(guests.map((guest) => guest.listLost()))).flat();
  const applications = cluster.postgres.query(APPLICATIONS_WITH_FILES);
  lost.push(...(await lostApplications(applications, openS3Store(cluster.s3Url), applicants)));
  await Promise.all(people.map((person) => person.lookAgain()));
  lost.push(...people.flatMap((person) => person.lost));
  const outcomes = [...guests, ...applicants].flatMap((each) => each.outcomes);
  const faults = [
    ...cluster.servers.flatMap(({ badEnds }) => badEnds),
    ...judgeRequests(outcomes, spans),
    ...judgeJourneys(
      people.flatMap((person) => person.outcomes),
      spans,
    ),
  ];
  const confirmed = outcomes.filter(({ kind }) => kind === 'confirmed').length;
  say(`${confirmed} confirmed writes, ${lost.length} lost or doubled.`);
  for (const line of [...lost, ...faults]) say(`FAULT ${line}`);
  return lost.length + faults.length === 0 ? 0 : 1;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Checks whether a request was under way when a server was killed, of a phase in which servers are. */
const isAtAKill = ({ at, ms }: Outcome, kills?: readonly Kill[]) =>
  kills === undefined || kills.some(({ from, to }) => at <= to + NOTICED_MS && at + ms >= from);

/** Says what became of the requests of each phase; answers those that failed and must not. */
function judgeRequests(outcomes: readonly Outcome[], spans: readonly Span[]): string[] {
  const faults: string[] = [];
  for (const { name, may, kills, from, to } of spans) {
    const until = to + (may.length > 0 ? RECOVERY_MS : 0);
    // By their end: what was sent in one phase may fail by what the next one does.
    const during = outcomes.filter(({ at, ms }) => at + ms >= from && at + ms < until);
    const failed = during.filter(({ kind }) => kind !== 'confirmed');
    const slowest = Math.max(0, ...during.map(({ ms }) => ms));
    const count = (kind: Kind) => during.filter((outcome) => outcome.kind === kind).length;
    say(
      `${name}: ${count('confirmed')} confirmed, ${count('refused')} refused, ${count('unclear')} without a sentence, ${count('cut off')} cut off, slowest ${slowest} ms`,
    );
    const unexpected = failed.filter((each) => !may.includes(each.kind) || !isAtAKill(each, kills));
    for (const { kind, what } of unexpected.slice(0, 5)) faults.push(`${name}: ${kind}: ${what}`);
  }
  return faults;
}

/** Says how many steps in browsers went well; answers those that failed without a phase that may cause it beside them. */
function judgeJourneys(steps: readonly Outcome[], spans: readonly Span[]): string[] {
  const isExcused = ({ at, ms }: Outcome) =>
    spans.some(({ may, from, to }) => may.length > 0 && at < to + RECOVERY_MS && at + ms >= from);
  const failed = steps.filter(({ kind }) => kind !== 'confirmed');
  const slowest = Math.max(0, ...steps.map(({ ms }) => ms));
  say(
    `browsers: ${steps.length - failed.length} steps went well, ${failed.length} failed, slowest ${slowest} ms`,
  );
  for (const { what } of failed) say(`  ${what.split('\n')[0]}`);
  return failed.filter((step) => !isExcused(step)).map(({ what }) => what);
}
