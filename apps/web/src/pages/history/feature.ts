import { pageOf, type WebFeature } from '../web-feature.ts';

const load = async () => (await import('./load-history-pages.ts')).loadHistoryPages();

export const history: WebFeature = {
  name: 'history',
  pages: {
    resumeHistory: pageOf(load, 'ResumeHistoryPage'),
    letterHistory: pageOf(load, 'LetterHistoryPage'),
  },
};
