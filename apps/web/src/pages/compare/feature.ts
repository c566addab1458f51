import { pageOf, type WebFeature } from '../web-feature.ts';

const load = async () => (await import('./load-compare-pages.ts')).loadComparePages();

export const compare: WebFeature = {
  name: 'compare',
  pages: {
    compare: pageOf(load, 'ResumeComparePage'),
    letterCompare: pageOf(load, 'LetterComparePage'),
  },
};
