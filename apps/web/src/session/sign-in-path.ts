import { hrefOf } from '@shortlist/contracts';

/** Views of the log-in page. */
export const LOGIN_VIEWS = ['log-in', 'sign-up', 'forgot'] as const;
export type LoginView = (typeof LOGIN_VIEWS)[number];

/** The address of a view of the log-in page; `next` is where the person goes on afterwards, `invitation` the token of one. */
export function signInPath(view: LoginView = 'log-in', next?: string, invitation?: string): string {
  const query = {
    ...(view !== 'log-in' && { view }),
    ...(next !== undefined && { next }),
    ...(invitation !== undefined && { invitation }),
  };
  return hrefOf('login', {}, { query });
}
