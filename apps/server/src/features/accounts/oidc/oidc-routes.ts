import { finishOidc, getWays, hrefOf, startOidc } from '@shortlist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { UserId } from '#db/db.ts';
import { findCaller } from '#http/access.ts';
import type { AccountRouteParts } from '../account-parts.ts';
import { spend } from '../spend-queries.ts';
import { askWho, beginAt } from './ask-provider.ts';
import { enterByProvider, linkToProvider } from './enter-by-provider.ts';
import type { Journey } from './journey.ts';
import { localPath } from './local-path.ts';
import { findProvider, returnTo } from './providers.ts';
import { sayTrouble, Trouble, troublePath } from './trouble.ts';

/** Checks whether another site's page has led the browser here; one that was typed or kept comes from none (Fetch Metadata). */
const isFromElsewhere = ({ headers }: FastifyRequest) =>
  !['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));

/** Single sign-on by OpenID Connect (authorization code with PKCE). */
export const oidcRoutes: FastifyPluginAsyncZod<AccountRouteParts> = async (app, parts) => {
  const { db, limits, callers, origin, offer, providers, journeys } = parts;

  app.route({
    ...getWays,
    handler: async () => ({
      signUp: offer.signUp,
      hasPasswords: offer.hasPasswords,
      providers: providers.map(({ id, name }) => ({ id, name })),
    }),
  });

  app.route({
    ...startOidc,
    handler: async (request, reply) => {
      const next = localPath(request.query.next);
      const { invitation } = request.query;
      // Nobody is logged in by a link of another site: here a press leads on.
      if (isFromElsewhere(request))
        return reply.redirect(hrefOf('login', {}, { query: { ...(next && { next }) } }), 303);
      try {
        await limits.countFrom('logInFrom', request.ip);
        const provider = findProvider(providers, request.params.provider);
        if (!provider) throw new Trouble('failed');
        const { location, ...random } = await beginAt(provider, returnTo(origin(), provider));
        journeys.keep(reply, { provider: provider.id, ...random, next, invitation });
        return reply.redirect(location, 303);
      } catch (error) {
        return reply.redirect(troublePath(sayTrouble(request, error), { next }), 303);
      }
    },
  });

  app.route({
    ...finishOidc,
    handler: async (request, reply) => {
      const journey = journeys.take(request, reply);
      try {
        return reply.redirect(await finish(request, reply, journey), 303);
      } catch (error) {
        const isLink = journey?.link !== undefined;
        const trouble = sayTrouble(request, error);
        return reply.redirect(troublePath(trouble, { isLink, next: journey?.next }), 303);
      }
    },
  });

  /** Ends a journey of this browser; gives the page to go on to. */
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    journey: Journey | undefined,
  ): Promise<string> {
    const { provider: id, state } = {
      ...(request.params as { provider: string }),
      ...(request.query as { state?: string }),
    };
    const provider = findProvider(providers, id);
    if (!journey || !provider || journey.provider !== id || journey.state !== state)
      throw new Trouble('notBegun');
    const { next, invitation, link } = journey;
    if (link !== undefined && (await findCaller(callers, request, reply))?.owner !== link)
      throw new Trouble('notBegun');
    await limits.countFrom('logInFrom', request.ip);
    if (!(await spend(db, state, new Date(journey.until)))) throw new Trouble('notBegun');
    const who = await askWho(provider, journey, new URL(request.url, origin()));
    if (link !== undefined) {
      await linkToProvider(parts, { owner: link as UserId, who }, request);
      return hrefOf('account');
    }
    const claimed = await enterByProvider(parts, { ...who, invitation }, { request, reply });
    const query = { entered: String(claimed?.resumes ?? 0), ...(next && { next }) };
    return hrefOf('login', {}, { query });
  }
};
