import type { CurrentSession, ResponseOf, signIn, WaysIn } from '@shortlist/contracts';
import type { Route } from '#platform/navigation/router/match-route.ts';
import { openAt, tokenOf } from '../../open-app.test-support.tsx';
import { Account } from './account.tsx';
import { ConfirmEmail } from './sign-in/confirm-email.tsx';
import { MailSentNotice } from './sign-in/mail-sent-notice.tsx';
import { ResetPassword } from './sign-in/reset-password.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

export const ADA = {
  id: 'u1',
  name: 'Ada Łovelace',
  email: 'ada@example.com',
  emailVerified: true,
};

export const SESSION: CurrentSession = {
  session: { expiresAt: '2027-02-19T12:00:00.000Z' },
  user: { ...ADA, isAnonymous: false, isAdmin: false },
};

/** Ways into an account that has a password and nothing else. */
export const WAYS: WaysIn = {
  hasPassword: true,
  passkeys: [],
  providers: [],
  secondFactor: { isOn: false, recoveryCodesLeft: 0 },
};

/** Returns the server's answer to a log in, with so many resumes of a guest's that moved. */
export const entered = (resumes = 0): ResponseOf<typeof signIn> => ({
  token: tokenOf(),
  user: ADA,
  claimed: resumes === 0 ? null : { guest: 'g1', resumes },
});

/** The pages of the account at their addresses, and plain ones where they lead; `first` come before these. */
export const openAccountPages = (path: string, first: Route[] = []) =>
  openAt(path, [
    ...first,
    { path: '/login', element: <SignInPage /> },
    { path: '/reset-password', element: <ResetPassword /> },
    { path: '/verify-email', element: <ConfirmEmail /> },
    { path: '/account', element: <Account loadFiles={async () => ({})} /> },
    {
      path: '/resume',
      element: (
        <main>
          <MailSentNotice />
          <h1>Resumes</h1>
        </main>
      ),
    },
    { path: '/', element: <h1>Home</h1> },
  ]);
