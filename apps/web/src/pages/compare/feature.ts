import { pageOf, type WebFeature } from '../web-feature.ts';

export const compare: WebFeature = {
  name: 'compare',
  pages: {
    compare: pageOf(
      async () => (await import('./load-compare-page.ts')).loadComparePage(),
      'ComparePage',
    ),
  },
};
