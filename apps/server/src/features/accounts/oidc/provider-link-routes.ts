import { linkProvider, listProviders, unlinkProvider } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError, refusal } from '#http/errors/errors.ts';
import type { AccountRouteParts } from '../account-parts.ts';
import { DONE } from '../done.ts';
import { tellOfRequest } from '../events/tell-account.ts';
import { beginAt } from './ask-provider.ts';
import { listLinks, unlink } from './oidc-queries.ts';
import { findProvider, type Provider, returnTo } from './providers.ts';
import { sayTrouble } from './trouble.ts';

/** Links of an account to providers of single sign-on. */
export const providerLinkRoutes: FastifyPluginAsyncZod<AccountRouteParts> = async (app, parts) => {
  const { db, origin, providers, journeys, callers } = parts;

  app.route({
    ...listProviders,
    handler: async ({ owner }) => {
      const links = await listLinks(db, owner);
      return {
        providers: providers.map(({ id, name, issuer }) => {
          const found = links.find((each) => each.issuer === issuer);
          return { id, name, linkedAt: found?.linkedAt.toISOString() ?? null };
        }),
      };
    },
  });

  app.route({
    ...linkProvider,
    handler: async (request, reply) => {
      const provider = insist(findProvider(providers, request.params.provider));
      await callers.reauthenticate(request, request.body);
      const { location, ...random } = await beginAt(provider, returnTo(origin(), provider)).catch(
        (error: unknown) => {
          sayTrouble(request, error);
          throw new AppError('overload', { code: 'accounts.providerAway' });
        },
      );
      journeys.keep(reply, { provider: provider.id, ...random, link: request.owner });
      return { location };
    },
  });

  app.route({
    ...unlinkProvider,
    handler: async (request) => {
      const { owner } = request;
      const { issuer } = insist(findProvider(providers, request.params.provider));
      await callers.reauthenticate(request, request.body);
      const outcome = await unlink(parts, owner, issuer);
      if (outcome === 'unknown') throw refusal('not_found');
      if (outcome === 'last') throw new AppError('invalid', { code: 'accounts.lastWayIn' });
      await tellOfRequest(parts, request, { owner, what: 'provider_removed' });
      return DONE;
    },
  });
};

function insist(provider: Provider | undefined): Provider {
  if (!provider) throw new AppError('invalid', { code: 'accounts.noSuchProvider' });
  return provider;
}
