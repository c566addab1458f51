import { LINK_ENDPOINTS } from '@shortlist/contracts';
import { createHasher, HASH_WORK } from '#lib/password-hash.ts';
import { documentServicesOf } from '../documents/document-services.ts';
import type { ServerFeature } from '../server-feature.ts';
import { GUESSED, GUESSED_BY_ALL, MADE, RENDERED } from './limits.ts';
import { deleteLinksTo, readLinks, removeOld } from './link-queries.ts';
import { linkRoutes } from './link-routes.ts';
import { makeLinkRoutes } from './make-link-routes.ts';
import { type Assets, findAssets } from './page/assets.ts';
import { assetRoutes } from './public/asset-routes.ts';
import { createPasswordCheck } from './public/check-password.ts';
import { createCounter } from './public/create-counter.ts';
import { visitRoutes } from './public/visit-routes.ts';
import { createLinkRenderer } from './rendering/render-link.ts';

/** Links that show a document to whoever has their address. They go, move and stay with the document. */
export const links = {
  name: 'links',
  calls: LINK_ENDPOINTS,
  begin: (server) => ({
    async routes(api, callers) {
      const { config, hashWork = HASH_WORK, log } = server;
      const { publicUrl } = config;
      const services = documentServicesOf(server);
      const hasher = createHasher(hashWork);
      const renderer = createLinkRenderer(services);
      const counter = createCounter(services.db, log);
      api.addHook('onClose', async () => {
        renderer.close();
        await counter.close();
      });
      let found: Promise<Assets> | undefined;
      const assets = () => (found ??= findAssets());

      await api.register(linkRoutes, { ...services, hasher, publicUrl });
      await api.register(makeLinkRoutes, { ...services, hasher, publicUrl });
      await api.register(visitRoutes, {
        ...{ ...services, callers, renderer, counter, assets },
        checkPassword: createPasswordCheck({ ...services, hasher }),
        isHttps: ({ protocol }) =>
          publicUrl === undefined ? protocol === 'https' : publicUrl.startsWith('https:'),
      });
      await api.register(assetRoutes, { assets });
    },
  }),
  limits: [...MADE.limits, RENDERED, GUESSED, GUESSED_BY_ALL],
  deleted: deleteLinksTo,
  expire: [({ db, now }) => removeOld(db, now)],
  archive: readLinks,
} satisfies ServerFeature;
