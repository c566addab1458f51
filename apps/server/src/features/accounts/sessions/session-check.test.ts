import { fc, test } from '@fast-check/vitest';
import { ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { TestServer, type Visitor } from '../../../test-server.test-support.ts';

const TAMPERINGS = {
  none: (cookie: string) => cookie,
  signature: (cookie: string) => cookie.replace(/.{6}$/u, 'AAA%3D'),
  token: (cookie: string) => `A${cookie.slice(1)}`,
  cut: (cookie: string) => cookie.slice(0, 20),
  unsigned: (cookie: string) => cookie.split('.', 1)[0] ?? '',
  broken: () => '%',
  empty: () => '',
};

const state = fc.record({
  tampering: fc.constantFrom(
    ...(Object.keys(TAMPERINGS) as (keyof typeof TAMPERINGS)[]),
    'none',
    'none',
  ),
  // On both sides of the end, and of the moment from which on a session is renewed.
  daysLeft: fc.oneof(
    // A session that ends at this very moment has ended by the second of two calls.
    fc.double({ min: -2, max: 92, noNaN: true }).filter((days) => Math.abs(days) > 0.001),
    fc.constantFrom(-0.01, 0.01, 88.99, 89.01),
  ),
  isRevoked: fc.boolean(),
});

describe('the session of a call', () => {
  let server: TestServer;
  let ada: Visitor;
  let original: [name: string, value: string];
  beforeAll(async () => {
    server = await TestServer.open();
    ada = server.visitor();
    await ada.addResume();
    const [cookie] = ada.cookies;
    if (!cookie) throw new Error('No session was opened.');
    original = cookie;
  });
  afterAll(() => server.close());

  async function prepare({
    daysLeft,
    isRevoked,
    tampering,
  }: typeof state extends fc.Arbitrary<infer S> ? S : never) {
    const token = isRevoked ? 'another' : decodeURIComponent(original[1]).split('.', 1)[0];
    await server.database.db.execute(
      sql`update sessions set token = ${token}, expires_at = now() + ${daysLeft}::float8 * interval '1 day'`,
    );
    ada.cookies = new Map([[original[0], TAMPERINGS[tampering](original[1])]]);
  }

  const setsSession = ({ raw }: Awaited<ReturnType<Visitor['send']>>) =>
    raw.cookies.some(({ name, value }) => name === original[0] && value !== '');

  test.prop([state], { numRuns: 60 })(
    'is what better-auth says: its signature, its end, its renewal, its revocation',
    async (given) => {
      await prepare(given);
      const theirs = await ada.send({ method: 'GET', url: '/api/auth/get-session' });
      await insertIfGone();
      await prepare(given);
      const ours = await ada.call(ENDPOINTS.listResumes, {});
      await insertIfGone();
      const isOpen = theirs.status === 200 && theirs.raw.body !== 'null';
      expect(ours.status === 200 && (ours.body.resumes as unknown[]).length === 1).toBe(isOpen);
      expect(setsSession(ours)).toBe(setsSession(theirs));
    },
  );

  /** better-auth removes a session that is over. */
  async function insertIfGone(): Promise<void> {
    await server.database.db.execute(
      sql`insert into sessions (id, token, user_id, expires_at)
        select 'again', 'another', owner, now() from documents where not exists (select 1 from sessions)`,
    );
  }
});
