import { hrefOf } from '@shortlist/contracts';
import type { FeatureSearch } from '#site-index/feature-search.ts';

export const search: FeatureSearch = {
  askedAs: {
    [hrefOf('login')]: 'login log sign signin enter access',
    [hrefOf('login', {}, { query: { view: 'sign-up' } })]:
      'sign up signup register registration join open new account',
    [hrefOf('login', {}, { query: { view: 'forgot' } })]:
      'reset lost forgotten remember recover change password back into account locked out',
    [hrefOf('account')]:
      'settings profile change password name email address close delete remove cancel account sessions devices passkey two-step two-factor authenticator recovery codes',
  },
};
