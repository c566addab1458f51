import {
  deleteDocument,
  deleteUser,
  getReminders,
  setReminders,
  signUp,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newAddress } from '../../access-rows.test-support.ts';
import { writeArchive } from '../../archive-account.ts';
import type { UserId } from '../../db/db.ts';
import { describeOnServer, PASSWORD } from '../../test-server.test-support.ts';
import { put } from '../documents/put-part.test-support.ts';
import { addPursuit, putState } from '../pursuits/pursuit-scene.test-support.ts';
import {
  addConfirmed,
  addDue,
  mailsTo,
  ORIGIN,
  runAt,
  switchOn,
} from './reminders-scene.test-support.ts';

const clock = { now: '2026-03-10T06:00:00Z' };

describeOnServer(
  'reminders',
  (server) => {
    const textsTo = (person: Parameters<typeof mailsTo>[1]) =>
      mailsTo(server(), person).map(({ text }) => text);

    describe('as they are chosen', () => {
      it('[AP6] are off, and stay as they are set', async () => {
        const { who } = await addConfirmed(server());
        expect((await who.get(getReminders, {})).reminders).toEqual({
          on: false,
          hour: 8,
          zone: '',
        });
        const reminders = { on: true, hour: 23, zone: 'Asia/Kolkata' };
        await who.get(setReminders, { body: reminders });
        expect((await who.get(getReminders, {})).reminders).toEqual(reminders);
      });

      it('are for a confirmed address alone', async () => {
        const who = server().visitor();
        await who.get(signUp, { body: { name: 'Ada', email: newAddress(), password: PASSWORD } });
        const body = { on: true, hour: 8, zone: 'UTC' };
        for (const reply of [
          await who.call(getReminders, {}),
          await who.call(setReminders, { body }),
        ])
          expect(reply).toMatchObject({
            status: 403,
            body: { code: 'unverified', message: expect.stringContaining('Confirm your email') },
          });
      });

      it.each([
        ['hour', { hour: 24, zone: 'UTC' }],
        ['hour', { hour: 7.5, zone: 'UTC' }],
        ['zone', { hour: 7, zone: 'Moon/Base' }],
        ['zone', { hour: 7, zone: '' }],
        ['zone', { hour: 7, zone: '+01:00' }],
      ])('take no %s as of %j', async (field, chosen) => {
        const { who } = await addConfirmed(server());
        const reply = await who.call(setReminders, { body: { on: true, ...chosen } });
        expect(reply).toMatchObject({ status: 400, body: { field } });
      });

      it('are in the archive of their account, and go with it', async () => {
        const person = await addConfirmed(server());
        await switchOn(person);
        const { db } = server().database;
        const { rows } = await db.execute<{ id: UserId }>(
          sql`select id from users where email = ${person.email}`,
        );
        let archive = '';
        for await (const part of writeArchive(
          { db, store: server().files.store },
          rows[0]?.id as UserId,
        ))
          archive += part;
        expect(JSON.parse(archive).reminders).toMatchObject([
          { isOn: true, hour: 8, zone: 'Europe/Berlin' },
        ]);
        await person.who.get(deleteUser, { body: { password: PASSWORD } });
        const left = sql`select 1 from reminders where owner = ${rows[0]?.id}`;
        expect((await db.execute(left)).rows).toEqual([]);
      });
    });

    describe('as they are mailed', () => {
      it('[AP6] say what is due, once a day from the hour on, until another day', async () => {
        const person = await addConfirmed(server());
        const { who } = person;
        await switchOn(person);
        await addDue(person, '2026-03-08');
        const saved = await addPursuit(who, { title: 'Cook', company: 'Zenith' });
        await put([who, saved], 'posting', { title: 'Cook', lastDay: '2026-03-11' });
        const talk = await addPursuit(who, { title: 'Miller', company: 'Zenith' });
        const when = { when: '2026-03-10T14:30', zone: 'Europe/London', note: 'Secret' };
        await put([who, talk], 'interview:new-1', { ...when, kind: 'On site' });

        await runAt(server(), '2026-03-10T06:59:00Z');
        expect(mailsTo(server(), person)).toEqual([]);
        for (const moment of ['07:00', '07:10', '15:00', '22:59'])
          await runAt(server(), `2026-03-10T${moment}:00Z`);
        const [mail, other] = mailsTo(server(), person);
        expect(other).toBeUndefined();
        expect(mail?.subject).toBe('Your applications: 3 things are due');
        const end = `${ORIGIN}/reminders/end?token=`;
        expect(mail?.text.split('\n').filter((line) => line !== '')).toEqual([
          'Hello Ada King,',
          'this is due in your applications:',
          expect.stringMatching(/^- Interview at 3:30\sPM \(On site\): Miller, Zenith$/u),
          '- Apply by tomorrow: Cook, Zenith',
          '- Call Bo, since March 8, 2026: Baker, Acme',
          `Open them here: ${ORIGIN}/job_board/applications`,
          expect.stringContaining('To stop them, open this page and press the button:'),
          expect.stringContaining(end),
        ]);
        expect(mail?.end).toMatch(/^<https:\/\/resumes\.example\/reminders\/end\?token=\S+>$/u);
        expect(mail?.endPost).toBe('List-Unsubscribe=One-Click');

        await runAt(server(), '2026-03-11T07:00:00Z');
        expect(textsTo(person)).toHaveLength(2);
        expect(textsTo(person)[1]).toContain('Last day to apply: Cook');
      });

      it('have no address of a page but ours', async () => {
        const person = await addConfirmed(server());
        await switchOn(person);
        const id = await addPursuit(person.who, {
          title: 'See evil.example',
          company: 'http://evil.example',
        });
        await put([person.who, id], 'next', { what: 'Mail bo@evil.example', due: '2026-03-01' });
        await runAt(server(), '2026-03-10T12:00:00Z');
        const [text = ''] = textsTo(person);
        expect(text).toContain('Mail bo@ evil. example');
        const addresses = text.match(/\S*[.:@]\p{L}\S+/gu) ?? [];
        expect(addresses.filter((address) => !address.startsWith(ORIGIN))).toEqual([]);
      });

      it('do not come where nothing is due: closed, deleted or of later', async () => {
        const person = await addConfirmed(server());
        const { who } = person;
        await switchOn(person);
        const closed = await addDue(person);
        await putState([who, closed], { meaning: 'closed' });
        const deleted = await addDue(person);
        await who.get(deleteDocument, { params: { documentId: deleted }, querystring: {} });
        await addDue(person, '2026-03-11');
        await runAt(server(), '2026-03-10T12:00:00Z');
        expect(mailsTo(server(), person)).toEqual([]);
      });

      it('do not come to who has switched them off, nor to an address that is not confirmed', async () => {
        const [off, lost] = [await addConfirmed(server()), await addConfirmed(server())];
        for (const person of [off, lost]) {
          await switchOn(person);
          await addDue(person);
        }
        await off.who.get(setReminders, { body: { on: false, hour: 8, zone: 'Europe/Berlin' } });
        await server().database.db.execute(
          sql`update users set email_verified = false where email = ${lost.email}`,
        );
        await runAt(server(), '2026-03-10T12:00:00Z');
        expect([off, lost].flatMap(textsTo)).toEqual([]);
      });

      it('have at most 20 lines, and say how many there are more', async () => {
        const person = await addConfirmed(server());
        await switchOn(person);
        for (let nth = 0; nth < 23; nth += 1)
          await addPursuit(person.who, { title: 'Cook', lastDay: '2026-03-10' });
        await runAt(server(), '2026-03-10T12:00:00Z');
        const lines = textsTo(person)[0]
          ?.split('\n')
          .filter((line) => line.startsWith('- '));
        expect(lines).toHaveLength(21);
        expect(lines?.at(-1)).toBe('- and 3 more');
      });
    });
  },
  { now: () => new Date(clock.now) },
);
