import { deleteUser, endReminders, getReminders } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer, PASSWORD } from '../../test-server.test-support.ts';
import { addConfirmed, addDue, mailsTo, runAt, switchOn } from './reminders-scene.test-support.ts';

describeOnServer(
  'the link of a reminder',
  (server) => {
    /** Somebody who got a reminder, and the path of its link. */
    async function addReminded() {
      const person = await addConfirmed(server());
      await addDue(person);
      await switchOn(person);
      await runAt(server(), '2026-03-10T12:00:00Z');
      const { pathname, search } = new URL(mailsTo(server(), person)[0]?.end.slice(1, -1) ?? '');
      return { person, path: pathname + search };
    }

    /** As programs of mail press it, by RFC 8058. */
    const press = async (url: string, type = 'application/x-www-form-urlencoded') => {
      const headers = { 'content-type': type };
      const payload = 'List-Unsubscribe=One-Click';
      const { status, raw } = await server()
        .visitor()
        .send({ method: 'POST', url, headers, payload });
      return [status, raw.body];
    };
    const isOn = async ({ who }: Awaited<ReturnType<typeof addReminded>>['person']) =>
      (await who.get(getReminders, {})).reminders.on;

    it('[AP6] ends them by one press without a session, by no reading, and does nothing else', async () => {
      const { person, path } = await addReminded();
      const other = await addReminded();
      for (const method of ['GET', 'HEAD'] as const)
        await server().visitor().send({ method, url: path });
      expect(await isOn(person)).toBe(true);
      expect((await press(path))[0]).toBe(200);
      expect([await isOn(person), await isOn(other.person)]).toEqual([false, true]);
      expect((await person.who.get(getReminders, {})).reminders).toMatchObject({ hour: 8 });
      await runAt(server(), '2026-03-11T12:00:00Z');
      expect(mailsTo(server(), person)).toHaveLength(1);
    });

    it('works by the button of its page, and again after they were switched on', async () => {
      const { person, path } = await addReminded();
      const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
      const anybody = server().visitor();
      for (const _ of [1, 2]) {
        await anybody.get(endReminders, { querystring: { token } });
        expect(await isOn(person)).toBe(false);
        await switchOn(person);
      }
      expect((await press(path, 'multipart/form-data; boundary=x'))[0]).toBe(200);
      expect(await isOn(person)).toBe(false);
    });

    it('[AP6] is answered alike whether it is pressed again, changed, made up or of an account that is gone', async () => {
      const { person, path } = await addReminded();
      const gone = await addReminded();
      await gone.person.who.get(deleteUser, { body: { password: PASSWORD } });
      const [owner, signature] = path.split('.');
      const first = await press(path);
      await switchOn(person);
      const others = [
        `${path}x`,
        `${owner}.${gone.path.split('.')[1]}`,
        `${owner}x.${signature}`,
        `${owner}.`,
        '/reminders/end?token=',
        '/reminders/end',
        gone.path,
      ];
      for (const url of others) expect(await press(url)).toEqual(first);
      expect(await isOn(person)).toBe(true);
      expect(await press(path)).toEqual(first);
    });
  },
  { now: () => new Date('2026-03-10T01:00:00Z') },
);
