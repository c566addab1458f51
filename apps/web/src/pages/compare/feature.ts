import { pageOf, type WebFeature } from '../web-feature.ts';

export const compare: WebFeature = {
  name: 'compare',
  pages: { compare: pageOf(() => import('./compare-page.tsx'), 'ComparePage') },
};
