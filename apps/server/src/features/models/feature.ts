import { MODEL_ENDPOINTS, propose } from '@shortlist/contracts';
import type { ServerFeature } from '../server-feature.ts';
import { LIMITS } from './limits.ts';
import { createModel } from './model.ts';
import { modelRoutes } from './routes.ts';

/** Questions to a language model, where one is configured. */
export const models = {
  name: 'models',
  calls: { ...MODEL_ENDPOINTS, propose },
  begin: ({ config, database: { db }, now, modelMs }) => ({
    async routes(api) {
      const model = createModel(config, modelMs);
      await api.register(modelRoutes, { db, secret: config.sessionSecret, now, model });
    },
  }),
  limits: LIMITS,
} satisfies ServerFeature;
