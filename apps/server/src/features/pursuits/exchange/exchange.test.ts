import {
  deleteDocument,
  endCalendar,
  exportPursuits,
  makeCalendar,
  signIn,
  signUp,
} from '@shortlist/contracts';
import { readCsv } from '@shortlist/csv';
import { ENGLISH, en, words } from '@shortlist/messages';
import { mapColumns, readApplications } from '@shortlist/tracking';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newAddress } from '../../../access-rows.test-support.ts';
import { describeOnServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';
import { put } from '../../documents/put-part.test-support.ts';
import { addPursuit, putState } from '../pursuit-scene.test-support.ts';
import { READ } from './limits.ts';

const WORDS = words(ENGLISH, en.tracking);
const log: string[] = [];

/** An application with an interview and a step to come. */
async function addDated(who: Visitor): Promise<string> {
  const posting = { company: 'Acme', title: 'Engineer', url: 'https://acme.example/1' };
  const id = await addPursuit(who, { ...posting, text: 'Build.' });
  await put([who, id], 'next', { what: 'Call Bo', due: '2026-11-30' });
  const when = { when: '2026-12-01T09:30', zone: 'Europe/Berlin', minutes: 45 };
  await put([who, id], 'interview:new-1', { ...when, where: 'Berlin' });
  return id;
}

describeOnServer(
  'applications for other programs',
  (server) => {
    const makeFeed = async (who: Visitor) =>
      new URL((await who.get(makeCalendar, {})).url).pathname;
    const read = async (path: string) => {
      const { raw, ...answer } = await server().visitor().send({ method: 'GET', url: path });
      const { 'x-request-id': _, date: __, ...headers } = raw.headers;
      return { ...answer, headers, text: raw.payload };
    };

    it('[AP5] are a table that is read back as it was, its formulas disarmed, with the delimiter that was asked for', async () => {
      const ada = server().visitor();
      const id = await addPursuit(ada, { company: '=1+1', title: 'Engineer; lead', pay: '€1' });
      await putState([ada, id], { meaning: 'applied', since: '2026-05-01' });
      await put([ada, id], 'notes', { text: 'One\nTwo' });
      await put([ada, id], 'pay', { asked: { amount: 0, currency: 'EUR', per: 'year' } });
      await addDated(ada);
      const deleted = await addPursuit(ada, { company: 'Gone' });
      await ada.get(deleteDocument, { params: { documentId: deleted }, querystring: {} });
      for (const delimiter of [',', ';'] as const) {
        const { status, raw } = await ada.call(exportPursuits, { querystring: { delimiter } });
        expect(status).toBe(200);
        expect(raw.headers).toMatchObject({
          'content-type': 'text/csv; charset=utf-8',
          'cache-control': 'private, no-store',
          'content-disposition': expect.stringContaining('applications.csv'),
        });
        const text = raw.rawPayload.toString();
        expect(text.startsWith(`\ufeffCompany${delimiter}`)).toBe(true);
        expect(text).toContain("'=1+1");
        const rows = readCsv(text);
        const columns = mapColumns(rows, WORDS).map(({ column }) => column);
        expect(readApplications(rows, columns, WORDS)).toMatchObject([
          {
            company: 'Acme',
            next: { what: 'Call Bo', due: '2026-11-30' },
            asked: { amount: null },
          },
          {
            ...{ company: '=1+1', title: 'Engineer; lead', pay: '€1', notes: 'One\nTwo' },
            ...{ meaning: 'applied', since: '2026-05-01', asked: { amount: 0, currency: 'EUR' } },
          },
        ]);
      }
      expect(
        await ada.call(exportPursuits, { querystring: { delimiter: '|' as never } }),
      ).toMatchObject({ status: 400 });
    });

    it('[AP5] are a calendar at a private address, which changes as they do and moves with a claim', async () => {
      const ada = server().visitor();
      const id = await addDated(ada);
      const path = await makeFeed(ada);
      expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/u);
      const { headers, text } = await read(path);
      expect(headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-store',
      });
      expect(text.match(/^(?:SUMMARY|DTSTART|LOCATION).*$/gmu)?.map((line) => line.trim())).toEqual(
        [
          'DTSTART;VALUE=DATE:20261130',
          expect.stringContaining('Call Bo'),
          'DTSTART:20261201T083000Z',
          expect.stringContaining('Engineer'),
          'LOCATION:Berlin',
        ],
      );
      const sequence = async () => Number(/SEQUENCE:(\d+)/u.exec((await read(path)).text)?.[1]);
      const before = await sequence();
      await put([ada, id], 'next', { due: '2026-12-02' });
      expect(await sequence()).toBe(before + 1);
      await ada.get(signUp, { body: { name: 'Ada', email: newAddress(), password: PASSWORD } });
      expect((await read(path)).text).toContain('DTSTART;VALUE=DATE:20261202');
      await putState([ada, id], { meaning: 'closed' });
      expect((await read(path)).text).not.toContain('DTSTART;VALUE=DATE');
    });

    it('[AP5] are at one address, which ends with the next one or when that is asked: ended and unknown answer alike', async () => {
      const ada = server().visitor();
      await addDated(ada);
      const first = await makeFeed(ada);
      const second = await makeFeed(ada);
      const ended = await read(first);
      expect(ended).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await read(`/calendar/${'A'.repeat(43)}.ics`)).toEqual(ended);
      expect(await read('/calendar/no.ics')).toEqual(ended);
      expect((await read(second)).status).toBe(200);
      await ada.get(endCalendar, {});
      expect(await read(second)).toEqual(ended);
      const { rows } = await server().database.db.execute(sql`select digest from calendar_feeds`);
      const stored = JSON.stringify(rows);
      for (const path of [first, second]) expect(stored).not.toContain(path.slice(10, -4));
    });

    it('[AP5] are at one address also where a guest with one becomes an account with one: its own stays', async () => {
      const [ada, guest, email] = [server().visitor(), server().visitor(), newAddress()];
      await ada.get(signUp, { body: { name: 'Ada', email, password: PASSWORD } });
      await addPursuit(guest);
      const [kept, ended] = [await makeFeed(ada), await makeFeed(guest)];
      await guest.get(signIn, { body: { email, password: PASSWORD } });
      const answers = await Promise.all([read(kept), read(ended)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    });

    it('[AP5] are read so often only, whatever their address, and their address stands in no line of the log', async () => {
      const ada = server().visitor();
      await addDated(ada);
      log.length = 0;
      let path = await makeFeed(ada);
      for (let times = 0; times < READ.most; times += 1) {
        if (times === 5) path = await makeFeed(ada);
        await read(path);
      }
      expect(await read(path)).toMatchObject({ status: 429, body: { code: 'slow_down' } });
      await read(`${path}/more`);
      await ada.get(endCalendar, {});
      expect((await read(path)).status).toBe(404);
      expect(log.join('')).toContain('/calendar/:token.ics');
      expect(log.join('')).not.toContain(path.slice(10, -4));
    });
  },
  { logTo: { write: (line) => void log.push(line) }, config: { logLevel: 'trace' } },
);
