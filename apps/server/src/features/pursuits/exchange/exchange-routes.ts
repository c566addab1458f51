import { endCalendar, exportPursuits, makeCalendar, readCalendar } from '@shortlist/contracts';
import { writeCsv } from '@shortlist/csv';
import { ENGLISH, en, words } from '@shortlist/messages';
import { toTable, writeCalendar } from '@shortlist/tracking';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countAgainst } from '#http/count-against.ts';
import { orNotFound, refusal } from '#http/errors/errors.ts';
import { attachment } from '#http/headers/attachment.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../../documents/document-services.ts';
import * as queries from './exchange-queries.ts';
import { MADE, READ } from './limits.ts';
import { KINDS_OF_CALENDAR, KINDS_OF_TABLE, toCalendar, toExchanged } from './to-exchanged.ts';

const PRIVATE = 'private, no-store';

/** `origin` gives the origin of addresses, without a path. */
type ExchangeRoutes = DocumentRoutes & { origin: () => string };

/** A person's applications for other programs: as a table, and as a calendar at a private address. */
export const exchangeRoutes: FastifyPluginAsyncZod<ExchangeRoutes> = async (app, parts) => {
  const { db, now, origin, secret, takeTurn } = parts;
  const { sections } = parts.forms;
  const said = words(ENGLISH, en.tracking);

  app.route({
    ...exportPursuits,
    preHandler: takeTurn,
    handler: async ({ owner, query }, reply) => {
      const kinds = KINDS_OF_TABLE;
      const found = await queries.listWithParts(db, owner, { kinds, sections });
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', PRIVATE)
        .header('content-disposition', attachment('applications.csv'))
        .send(writeCsv(toTable(found.map(toExchanged), said), query.delimiter));
    },
  });

  app.route({
    ...makeCalendar,
    handler: async ({ owner }) => {
      await countAgainst(db, MADE, owner, { secret, now: now() });
      const token = await queries.makeFeed(db, owner, now());
      if (token === undefined) throw refusal('no_session');
      return success({ code: 'done.calendarMade' }, { url: `${origin()}/calendar/${token}.ics` });
    },
  });

  app.route({
    ...endCalendar,
    handler: async ({ owner }) => {
      await queries.endFeed(db, owner);
      return success({ code: 'done.calendarEnded' });
    },
  });

  app.route({
    ...readCalendar,
    handler: async ({ params }, reply) => {
      const owner = orNotFound(await queries.findFeedOwner(db, params.token));
      await countAgainst(db, READ, owner, { secret, now: now() });
      await takeTurn({ owner }, reply);
      const kinds = KINDS_OF_CALENDAR;
      const found = await queries.listWithParts(db, owner, { kinds, sections });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', PRIVATE)
        .send(writeCalendar(found.map(toCalendar), { words: said, stamp: now() }));
    },
  });
};
