import { AsyncLocalStorage } from 'node:async_hooks';
import { setReminders } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { startSmtpServer } from '../../mail/smtp-server.test-support.ts';
import { describeOnEachServer, describeOnServer } from '../../test-server.test-support.ts';
import {
  addConfirmed,
  addDue,
  mailsTo,
  type Person,
  runAt,
  switchOn,
} from './reminders-scene.test-support.ts';

const clock = { now: '' };

describeOnServer(
  'the day of a reminder',
  (server) => {
    // A run is for all who have them.
    afterEach(() => server().database.db.execute(sql`delete from reminders`));

    /** Somebody who has switched reminders on at a moment. */
    async function addPerson(at: string, hour: number, zone: string): Promise<Person> {
      const person = await addConfirmed(server());
      await addDue(person);
      clock.now = at;
      await switchOn(person, hour, zone);
      return person;
    }

    /** Mails to somebody after each of these runs. */
    async function countAfter(person: Person, moments: readonly string[]): Promise<number[]> {
      const counts: number[] = [];
      for (const moment of moments) {
        await runAt(server(), moment);
        counts.push(mailsTo(server(), person).length);
      }
      return counts;
    }

    it('[AP6] is one where the clock skips the hour, and one where it shows it twice', async () => {
      const spring = await addPerson('2026-03-28T12:00:00Z', 2, 'Europe/Berlin');
      const moments = ['2026-03-29T00:50:00Z', '2026-03-29T01:00:00Z', '2026-03-29T12:00:00Z'];
      expect(await countAfter(spring, moments)).toEqual([0, 1, 1]);
      const autumn = await addPerson('2026-10-24T12:00:00Z', 2, 'Europe/Berlin');
      const twice = ['2026-10-24T23:50:00Z', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'];
      expect(await countAfter(autumn, twice)).toEqual([0, 1, 1]);
    });

    it('begins in a zone whose hours begin at our half hours', async () => {
      const person = await addPerson('2026-03-10T12:00:00Z', 8, 'Asia/Kolkata');
      const moments = ['2026-03-11T02:20:00Z', '2026-03-11T02:30:00Z'];
      expect(await countAfter(person, moments)).toEqual([0, 1]);
    });

    it('[AP6] after days without a server is today alone', async () => {
      const person = await addPerson('2026-03-10T01:00:00Z', 8, 'UTC');
      const moments = ['2026-03-10T08:00:00Z', '2026-03-14T21:00:00Z', '2026-03-14T23:50:00Z'];
      expect(await countAfter(person, moments)).toEqual([1, 2, 2]);
    });

    it('begins with the next one where the hour is over when it is chosen', async () => {
      const person = await addPerson('2026-03-10T08:20:00Z', 8, 'UTC');
      const moments = ['2026-03-10T08:30:00Z', '2026-03-11T08:00:00Z'];
      expect(await countAfter(person, moments)).toEqual([0, 1]);
    });

    it('[AP6] has no second mail with another hour, after off and on, or in a zone further west', async () => {
      const person = await addPerson('2026-03-10T01:00:00Z', 8, 'Pacific/Auckland');
      // 9 o'clock on the 11th there.
      expect(await countAfter(person, ['2026-03-10T20:00:00Z'])).toEqual([1]);
      clock.now = '2026-03-10T20:10:00Z';
      const body = { on: false, hour: 23, zone: 'Pacific/Auckland' };
      await person.who.get(setReminders, { body });
      await person.who.get(setReminders, { body: { ...body, on: true } });
      expect(await countAfter(person, ['2026-03-11T10:30:00Z'])).toEqual([1]);
      await person.who.get(setReminders, { body: { on: true, hour: 9, zone: 'America/Lima' } });
      // The 11th there too; then the 12th.
      const moments = ['2026-03-11T23:00:00Z', '2026-03-12T14:00:00Z'];
      expect(await countAfter(person, moments)).toEqual([1, 2]);
    });

    it('comes again after the clock of the server was years ahead', async () => {
      const person = await addPerson('2026-03-10T01:00:00Z', 8, 'UTC');
      const moments = ['2031-03-10T09:00:00Z', '2026-03-10T09:00:00Z', '2026-03-10T09:10:00Z'];
      expect(await countAfter(person, moments)).toEqual([1, 2, 2]);
    });

    it('[AP6] is tried again an hour after a mail failed, and is over with one that went or was refused for good', async () => {
      const person = await addPerson('2026-03-10T01:00:00Z', 8, 'UTC');
      const codes = [451, 451, undefined, 550];
      const smtp = await startSmtpServer({ refuse: (nth) => codes[nth - 1] });
      const tries: number[] = [];
      for (const moment of [
        '10T08:00',
        '10T08:50',
        '10T09:00',
        '10T10:00',
        '10T11:00',
        '11T08:00',
        '11T12:00',
      ]) {
        await runAt(server(), `2026-03-${moment}:00Z`, smtp.url);
        tries.push(smtp.tries());
      }
      await smtp.stop();
      expect(tries).toEqual([1, 1, 2, 3, 3, 4, 4]);
      expect(smtp.received.map(({ envelope }) => envelope)).toEqual([[person.email]]);
    });
  },
  { now: () => new Date(clock.now || '2026-03-10T01:00:00Z') },
);

describeOnEachServer(
  'reminders of many',
  (server) => {
    it('[AP6] are sent once by runs at one moment, more than go at a time', async () => {
      const people: Person[] = [];
      for (let nth = 0; nth < 12; nth += 1) people.push(await addConfirmed(server()));
      for (const person of people) {
        await addDue(person);
        await switchOn(person, 8, 'UTC');
      }
      const at = '2026-03-10T08:00:00Z';
      await Promise.all([runAt(server(), at), runAt(server(), at), runAt(server(), at)]);
      expect(people.map((person) => mailsTo(server(), person).length)).toEqual(Array(12).fill(1));
    });

    it('[AP6] leave a person to the server that is claiming them, and wait for none', async () => {
      const { db, kind } = server().database;
      if (kind === 'pglite') return; // It has one connection, so that claims come one by one.
      const [claimed, other] = [await addConfirmed(server()), await addConfirmed(server())];
      for (const person of [claimed, other]) {
        await addDue(person);
        await switchOn(person, 8, 'UTC');
      }
      const outside = AsyncLocalStorage.snapshot(); // What runs within a transaction is part of it.
      const [at, later] = ['2026-03-11T08:00:00Z', '2026-03-11T08:10:00Z'];
      await db.transaction(async (transaction) => {
        await transaction.execute(sql`update reminders set settled_on = '2026-03-11'
          where owner = (select id from users where email = ${claimed.email})`);
        await outside(() => runAt(server(), at));
        expect(mailsTo(server(), other)).toHaveLength(1);
      });
      await runAt(server(), later);
      expect([claimed, other].map((person) => mailsTo(server(), person).length)).toEqual([0, 1]);
    });
  },
  { now: () => new Date('2026-03-10T01:00:00Z') },
);
