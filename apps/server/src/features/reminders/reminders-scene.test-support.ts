import { setReminders } from '@shortlist/contracts';
import { SECTIONS } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { newAddress } from '../../access-rows.test-support.ts';
import { createMailer } from '../../mail/mailer.ts';
import { readOutbox } from '../../mail/read-mail.test-support.ts';
import type { TestServer, Visitor } from '../../test-server.test-support.ts';
import { put } from '../documents/put-part.test-support.ts';
import { addPursuit } from '../pursuits/pursuit-scene.test-support.ts';
import { sendReminders } from './send-reminders.ts';

const SECRET = 'a secret of the tests, long enough to sign with';
export const ORIGIN = 'https://resumes.example';

export type Person = { who: Visitor; email: string };

/** Somebody whose address is confirmed. */
export async function addConfirmed(server: TestServer): Promise<Person> {
  const email = newAddress();
  const who = await server.accountHolder(email);
  await server.database.db.execute(
    sql`update users set email_verified = true where email = ${email}`,
  );
  return { who, email };
}

export const switchOn = ({ who }: Person, hour = 8, zone = 'Europe/Berlin') =>
  who.get(setReminders, { body: { on: true, hour, zone } });

/** An application of theirs with a step that is long due. */
export async function addDue({ who }: Person, due = '2026-01-02'): Promise<string> {
  const id = await addPursuit(who, { company: 'Acme', title: 'Baker' });
  await put([who, id], 'next', { what: 'Call Bo', due });
  return id;
}

/** A run of the server at a moment; its mails come to the outbox, or to a mail server. */
export async function runAt(server: TestServer, moment: string, smtpUrl?: string): Promise<void> {
  const { db } = server.database;
  const { log } = server.app;
  const mailing = { smtpUrl, mailFrom: undefined, publicUrl: ORIGIN, dataDir: server.dataDir };
  const mailer = createMailer({ config: { ...mailing, sessionSecret: SECRET }, db, log });
  const now = () => new Date(moment);
  const parts = { db, log, mailer, now, origin: () => ORIGIN, secret: SECRET };
  await sendReminders({ ...parts, sections: SECTIONS });
  await mailer.close();
}

/** Reminders that came to somebody, oldest first. */
export const mailsTo = (server: TestServer, { email }: Person) =>
  readOutbox(server.dataDir).filter(({ to, end }) => to === email && end !== '');
