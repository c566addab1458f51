import { hrefOf } from '@shortlist/contracts';
import { type FeatureSearch, pageDocument } from '#site-index/feature-search.ts';

export const search: FeatureSearch = {
  listDocuments: async () => [
    pageDocument('howItWorks', 'The product in pictures, and what was measured of its promises.'),
  ],
  askedAs: {
    [hrefOf('howItWorks')]:
      'how does it work demo example tour screenshots pictures product features proof measured',
  },
};
