import { account } from './account/feature.ts';
import { admin } from './admin/feature.ts';
import { compare } from './compare/feature.ts';
import { history } from './history/feature.ts';
import { home } from './home/feature.ts';
import { jobs } from './jobs/feature.ts';
import { letters } from './letters/feature.ts';
import { pursuits } from './pursuits/feature.ts';
import { resumes } from './resumes/feature.ts';
import { site } from './site/feature.ts';
import type { WebFeature } from './web-feature.ts';

/** The features of the web app, in the order in which the side navigation has their entries. */
export const FEATURES: readonly WebFeature[] = [
  home,
  resumes,
  letters,
  history,
  compare,
  jobs,
  pursuits,
  site,
  account,
  admin,
];
