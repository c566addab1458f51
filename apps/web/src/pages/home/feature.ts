import { hrefOf } from '@shortlist/contracts';
import { House } from 'lucide-react';
import { pageOf, type WebFeature } from '../web-feature.ts';

export const home: WebFeature = {
  name: 'home',
  pages: {
    home: pageOf(() => import('./home-page.tsx'), 'HomePage'),
    howItWorks: pageOf(() => import('./how-it-works-page.tsx'), 'HowItWorksPage'),
  },
  navigation: [{ name: 'home', to: hrefOf('home'), icon: House }],
};
