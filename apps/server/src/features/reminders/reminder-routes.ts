import { endReminders, getReminders, setReminders } from '@shortlist/contracts';
import { localTime } from '@shortlist/tracking';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db, UserId } from '#db/db.ts';
import { drain } from '#http/connection/drain.ts';
import { orNotFound, refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { ownerOfToken } from './end-token.ts';
import * as queries from './reminder-queries.ts';

type Parts = { db: Db; secret: string; now: () => Date };

/** Reminders by mail of the account that asks, and the end of them by a mail's link. */
export const reminderRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, secret, now }) => {
  app.route({
    ...getReminders,
    handler: async ({ owner }) => {
      const reminders = await findOfVerified(db, owner);
      return success({ code: 'done.yourReminders' }, { reminders });
    },
  });

  app.route({
    ...setReminders,
    handler: async ({ owner, body: reminders }) => {
      await findOfVerified(db, owner);
      const [day = '', hour] = localTime(now(), reminders.zone).split(/[T:]/u);
      // An hour that is over today begins tomorrow.
      const settledOn = Number(hour) >= reminders.hour ? day : '';
      await queries.setReminders(db, owner, { ...reminders, settledOn });
      return success({ code: 'done.saved' }, { reminders });
    },
  });

  await app.register(endRoutes, { db, secret });
};

/** The end of reminders, by a body of any type. */
const endRoutes: FastifyPluginAsyncZod<Pick<Parts, 'db' | 'secret'>> = async (app, parts) => {
  const { db, secret } = parts;
  app.addContentTypeParser('*', ({ raw }, _body, done) => {
    void drain(raw).then(() => done(null));
  });
  app.route({
    ...endReminders,
    handler: async ({ query }) => {
      const owner = ownerOfToken(query.token, secret);
      if (owner !== undefined) await queries.endReminders(db, owner);
      return success({ code: 'done.remindersEnded' });
    },
  });
};

async function findOfVerified(db: Db, owner: UserId) {
  const { isVerified, reminders } = orNotFound(await queries.findReminders(db, owner));
  if (!isVerified) throw refusal('unverified');
  return reminders;
}
