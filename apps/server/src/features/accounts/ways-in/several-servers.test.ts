import { randomUUID } from 'node:crypto';
import { askToSignInByPasskey, signIn, signInByPasskey } from '@shortlist/contracts';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import {
  describeOnServer,
  PASSWORD,
  TestServer,
  Visitor,
} from '../../../test-server.test-support.ts';
import { addTo } from '../passkeys/authenticator.test-support.ts';
import { turnOn } from '../second-factor/codes.test-support.ts';

describeOnServer('[AC7] three servers on one database', (server) => {
  const others: FastifyInstance[] = [];
  afterAll(() => Promise.all(others.map((app) => app.close())));

  /** Browsers with the same cookies, each at another server. */
  async function atEach({ app, database }: TestServer, cookies: Visitor['cookies'] = new Map()) {
    others.push(await TestServer.build(database), await TestServer.build(database));
    return [app, ...others.slice(-2)].map((each, nth) => {
      const who = new Visitor(each, `10.9.9.${nth}`);
      who.cookies = new Map(cookies);
      return who;
    });
  }

  it('take an answer of a passkey once, asked for at any of them', async () => {
    const holder = await server().accountHolder(`ada-${randomUUID()}@example.org`);
    const passkey = await addTo(holder);
    const asker = server().visitor();
    const body = { passkey: passkey.answer(await asker.get(askToSignInByPasskey, {})) };
    const browsers = await atEach(server(), asker.cookies);
    const answers = await Promise.all(browsers.map((who) => who.call(signInByPasskey, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('take a recovery code once, and count wrong codes together', async () => {
    const email = `ada-${randomUUID()}@example.org`;
    const holder = await server().accountHolder(email);
    const { recoveryCodes } = await turnOn(holder, Date.now());
    const browsers = await atEach(server());
    const enter = (who: Visitor, code = '') =>
      who.call(signIn, { body: { email, password: PASSWORD, code } });
    const answers = await Promise.all(browsers.map((who) => enter(who, recoveryCodes[0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (let nth = 2; nth < 10; nth += 1)
      await enter(browsers[nth % 3] as Visitor, 'not one of them');
    for (const who of browsers) expect((await enter(who, recoveryCodes[1])).status).toBe(429);
  });
});
