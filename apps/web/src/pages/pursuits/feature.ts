import { pageOf, type WebFeature } from '../web-feature.ts';

const load = () => import('#documents/pursuit/pages.ts');

/** What a person applies for. */
export const pursuits: WebFeature = {
  name: 'pursuits',
  pages: {
    pursuits: pageOf(load, 'pursuits'),
    newPursuit: pageOf(
      () => import('#documents/pursuit/add/new-pursuit-page.tsx'),
      'NewPursuitPage',
    ),
    pursuit: pageOf(load, 'pursuit'),
  },
};
