import { hrefOf } from '@shortlist/contracts';
import { ClipboardList } from 'lucide-react';
import { LateDueCount } from '#documents/pursuit/due/late-due-count.tsx';
import { pageOf, type WebFeature } from '../web-feature.ts';

export const jobs: WebFeature = {
  name: 'jobs',
  pages: {
    jobBoard: pageOf(() => import('./job-board-page.tsx'), 'JobBoardPage'),
    jobSearch: pageOf(() => import('./job-search-page.tsx'), 'JobSearchPage'),
    job: pageOf(() => import('./job-page.tsx'), 'JobPage'),
    apply: pageOf(() => import('./apply-page.tsx'), 'ApplyPage'),
  },
  navigation: [
    { name: 'jobBoard', to: hrefOf('jobBoard'), icon: ClipboardList, Beside: LateDueCount },
  ],
};
