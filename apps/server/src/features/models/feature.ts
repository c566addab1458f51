import { MODEL_ENDPOINTS, propose } from '@shortlist/contracts';
import type { ServerFeature } from '../server-feature.ts';
import { QUESTIONS } from './limits.ts';
import { modelServicesOf } from './model-services.ts';
import { modelRoutes } from './routes.ts';

/** Questions to a language model, where one is configured. */
export const models = {
  name: 'models',
  calls: { ...MODEL_ENDPOINTS, propose },
  begin: (server) => ({
    async routes(api) {
      await api.register(modelRoutes, modelServicesOf(server));
    },
  }),
  limits: QUESTIONS.limits,
} satisfies ServerFeature;
