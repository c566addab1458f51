import { hrefOf } from '@shortlist/contracts';

/** Returns the link of an invitation: the page that makes an account. */
export const invitationLink = (origin: string, token: string): string =>
  origin + hrefOf('login', {}, { query: { view: 'sign-up', invitation: token } });
