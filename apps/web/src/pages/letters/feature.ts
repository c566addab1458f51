import { pageOf, type WebFeature } from '../web-feature.ts';

const load = () => import('#documents/letter/pages.ts');

export const letters: WebFeature = {
  name: 'letters',
  pages: {
    letter: pageOf(load, 'letter'),
    letterPreview: pageOf(load, 'letterPreview'),
  },
};
