import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUp } from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { ENGINES } from '../db/postgres.test-support.ts';
import { openFiles } from '../files/open-files.ts';
import { removeExpired } from '../remove-expired.ts';
import { Browser, guestWithResumes } from './browser.test-support.ts';
import { KilledServer } from './killed-server.test-support.ts';
import { SendingGuest } from './sending-guest.test-support.ts';
import { ACTS, TailoringGuest } from './tailoring-guest.test-support.ts';
import { Writer } from './writer.test-support.ts';

/** `npm run soak kill` asks for more, and then for all on each engine; in the gate the engines share them. */
const ASKED_ROUNDS = process.env.KILL_ROUNDS;
const ROUNDS = Number(ASKED_ROUNDS ?? 1);
/** One of each kind of moment. */
const WRITING_ROUNDS = Number(ASKED_ROUNDS ?? 2);
const LONGEST_MS = 240_000 + WRITING_ROUNDS * 60_000;

const WRITERS = 4;
const RESUMES = 50;
/** Rounds with one account, which may be logged in to 20 times in a quarter of an hour. */
const ROUNDS_EACH = 4;

/**
 * Returns when the server of a round is killed: `ms` after so many more writes were confirmed. Every other round ends
 * as an answer goes out or shortly after it, the rest at any moment of a tenth of a second.
 */
const endOf = (round: number) =>
  round % 2 === 0
    ? { writes: WRITERS + (round % 20), ms: round % 7 }
    : { writes: WRITERS, ms: 10 + ((round * 37) % 90) };

/** Acts on tailored resumes that are tried on an engine. */
const actsOn = (engine: (typeof ENGINES)[number]) =>
  Object.keys(ACTS).filter(
    (_, at) => ASKED_ROUNDS !== undefined || at % ENGINES.length === ENGINES.indexOf(engine),
  );

/** Checks whether what does not depend on the engine, once the kill of a transaction is shown, is tried on this one. */
const isTriedOn = (engine: (typeof ENGINES)[number], inGate: (typeof ENGINES)[number]) =>
  ASKED_ROUNDS !== undefined || engine === (ENGINES.includes(inGate) ? inGate : ENGINES[0]);

/** Does something; answers how long that took, in ms. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

describe.each(ENGINES)('the server, killed on %s', (engine) => {
  const server = new KilledServer(engine);
  beforeAll(() => server.start());
  afterAll(() => server.clear());
  let filesKept = 0;

  it(
    `[TL3] leaves tailored resumes as before or as after what was asked, in ${ROUNDS} rounds`,
    async () => {
      const names = actsOn(engine);
      const after = new Map<string, string>();
      let usual = 0;
      for (const name of names) {
        const guest = new TailoringGuest(name);
        await guest.begin(server.url);
        usual += await timed(() => guest.act(server.url));
        after.set(name, await guest.state(server.url));
        expect(after.get(name), name).not.toBe(guest.before);
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        const guests = new Map(names.map((name) => [name, new TailoringGuest(name)]));
        for (const guest of guests.values()) await guest.begin(server.url);
        const { url } = server;
        const acting = [...guests.values()].map((guest) => guest.act(url).catch(() => undefined));
        await server.killAt(sleep((usual * (round + 0.5)) / ROUNDS), acting);
        for (const [name, guest] of guests)
          expect([guest.before, after.get(name)], name).toContain(await guest.state(server.url));
      }
    },
    LONGEST_MS,
  );

  it.runIf(isTriedOn(engine, 'pglite'))(
    `loses nothing that it has confirmed, in ${WRITING_ROUNDS} rounds under writes`,
    async () => {
      const writers = Array.from({ length: WRITERS }, () => new Writer());
      for (const writer of writers) await writer.begin(server.url);
      const lost: string[] = [];
      let confirmed = 0;
      for (let round = 0; round < WRITING_ROUNDS; round += 1) {
        const { writes, ms } = endOf(round);
        const enough = confirmed + writes;
        const { url } = server;
        let writing: Promise<void>[] = [];
        const isEnough = new Promise<void>((resolve) => {
          const handleConfirmed = () => {
            confirmed += 1;
            if (confirmed === enough) resolve();
          };
          writing = writers.map((writer) => writer.writeOn(url, handleConfirmed));
        });
        await server.killAt(
          isEnough.then(() => sleep(ms)),
          writing,
        );
        for (const writer of writers) lost.push(...(await writer.listLost(server.url)));
      }
      expect(lost).toEqual([]);
      expect(confirmed).toBeGreaterThanOrEqual(WRITING_ROUNDS * WRITERS);
    },
    LONGEST_MS,
  );

  it.runIf(isTriedOn(engine, 'pglite'))(
    `[AC2] leaves a guest's ${RESUMES} resumes all the guest's or all the account's, in ${ROUNDS} rounds`,
    async () => {
      let inAccount: string[] = [];
      let usual = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const email = `ada${Math.floor(round / ROUNDS_EACH)}@example.org`;
        const credentials = { email, password: 'correct horse battery' };
        if (round % ROUNDS_EACH === 0) {
          const owner = new Browser();
          await owner.call(signUp, server.url, { name: 'Ada', ...credentials });
          usual = await timed(() => owner.signIn(server.url, credentials));
          inAccount = [];
        }
        const { guest, ids } = await guestWithResumes(server.url, RESUMES);
        const entering = guest.signIn(server.url, credentials).catch(() => undefined);
        // From shortly before the moving begins, which comes last, to shortly after the answer.
        await server.killAt(sleep(usual * (0.85 + (0.3 * round) / ROUNDS)), [entering]);

        const account = new Browser();
        await account.signIn(server.url, credentials);
        const ofThese = async (browser: Browser) =>
          (await browser.listIds(server.url)).filter((id) => !inAccount.includes(id));
        const moved = await ofThese(account);
        // The guest's own browser has the guest's cookie still, or the account's if the answer came.
        const left = await ofThese(guest);
        expect([ids, []]).toContainEqual(moved);
        expect(left.length === 0 ? moved : left).toEqual(ids);

        await guest.signIn(server.url, credentials);
        inAccount.push(...ids);
        expect(await account.listIds(server.url)).toEqual([...inAccount].sort());
      }
    },
    LONGEST_MS,
  );

  it.runIf(isTriedOn(engine, 'postgres'))(
    `[AP3] keeps what is sent whole or not at all, in ${ROUNDS} rounds`,
    async () => {
      const guest = new SendingGuest();
      await guest.begin(server.url);
      const first = await guest.addApplication();
      await guest.freeze(first);
      const second = await guest.addApplication();
      const usual = await timed(() => guest.freeze(second));
      filesKept = 2;
      for (let round = 0; round < ROUNDS; round += 1) {
        const ids = [];
        for (let nth = 0; nth < 3; nth += 1) ids.push(await guest.addApplication());
        const freezing = ids.map((id) => guest.freeze(id).catch(() => undefined));
        await server.killAt(sleep((usual * 3 * (round + 0.5)) / ROUNDS), freezing);
        guest.url = server.url;
        for (const id of [first, ...ids]) {
          const { state, sent } = await guest.read(id);
          expect(state.meaning === 'applied', id).toBe(sent.length === 1);
          await guest.expectFiles(id, sent);
          await guest.freeze(id);
          expect(await guest.read(id)).toMatchObject({
            ...{ state: { meaning: 'applied' }, sent: { length: 1 } },
          });
        }
        filesKept += ids.length;
      }
    },
    LONGEST_MS,
  );

  it('ends in order after that, and keeps no file that is nobody’s', async () => {
    expect(await server.end()).toBe(0);
    const { dataDir, databaseUrl } = server;
    const database = await openDatabase({ dataDir, databaseUrl });
    const files = openFiles({ dataDir, s3Url: undefined });
    await removeExpired({ db: database.db, files, now: new Date(Date.now() + 7_200_000) });
    await database.close();
    expect(await files.store.isEmpty()).toBe(filesKept === 0);
    if (filesKept > 0) expect(readdirSync(join(dataDir, 'files'))).toHaveLength(filesKept);
  });
});
