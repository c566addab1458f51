import { sendSendings } from '#documents/pursuit/sent/send-sendings.ts';
import { pageOf, type WebFeature } from '../web-feature.ts';

const load = () => import('./pages.ts');

/** The applications that a person keeps track of. */
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
  sendWaiting: sendSendings,
};
