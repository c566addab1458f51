import { hrefOf } from '@shortlist/contracts';
import { type FeatureSearch, pageDocument } from '#site-index/feature-search.ts';

export const search: FeatureSearch = {
  listDocuments: async () => [
    pageDocument('jobBoard', 'Every open job.'),
    pageDocument('jobSearch', 'Open roles with us, by word, department and location.'),
  ],
  askedAs: {
    [hrefOf('jobBoard')]: 'jobs vacancies openings positions work',
    [hrefOf('jobSearch')]:
      'job jobs work career vacancy vacancies opening position hiring apply recruit employment',
  },
};
