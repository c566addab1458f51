import { accounts } from './accounts/feature.ts';
import { documents } from './documents/feature.ts';
import { health } from './health/feature.ts';
import { jobs } from './jobs/feature.ts';
import { links } from './links/feature.ts';
import { models } from './models/feature.ts';
import { proposals } from './proposals/feature.ts';
import { pursuits } from './pursuits/feature.ts';
import { reminders } from './reminders/feature.ts';
import type { ServerFeature } from './server-feature.ts';
import { specCalls } from './spec-calls/feature.ts';
import { status } from './status/feature.ts';
import { submissions } from './submissions/feature.ts';

/** The features of the server, in the order in which its calls are listed. */
export const FEATURES: readonly ServerFeature[] = [
  health,
  status,
  accounts,
  documents,
  proposals,
  pursuits,
  reminders,
  links,
  specCalls,
  models,
  jobs,
  submissions,
];
