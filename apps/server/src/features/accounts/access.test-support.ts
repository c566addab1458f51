import { requestPasswordReset } from '@shortlist/contracts';
import {
  asAccount,
  asAdmin,
  asAnybody,
  newAddress,
  nothing,
  only,
  type Rows,
  WITH_ACCOUNT,
} from '../../access-rows.test-support.ts';
import { PASSWORD as password } from '../../test-server.test-support.ts';
import type { accounts } from './feature.ts';

const newPassword = 'another horse battery';

export const ROWS: Rows<typeof accounts> = {
  getSession: asAnybody(nothing),
  signUp: asAnybody(() => ({ body: { name: 'New', email: newAddress(), password } })),
  signIn: asAnybody(async ({ server }) => {
    const email = newAddress();
    await server.accountHolder(email);
    return { body: { email, password } };
  }),
  signOut: asAnybody(nothing),
  getToken: asAccount(nothing),
  getJwks: asAnybody(nothing),
  verifyEmail: asAccount(async ({ server, email }) => ({
    body: { token: email === '' ? 'none' : await server.linkTo(email) },
  })),
  // An admin's address is verified, or they were none.
  sendVerificationEmail: {
    row: { ...WITH_ACCOUNT, admin: 'invalid' },
    send: nothing,
  },
  requestPasswordReset: asAnybody(() => ({ body: { email: newAddress() } })),
  resetPassword: asAnybody(async ({ server }) => {
    const email = newAddress();
    await server.accountHolder(email);
    await server.visitor().get(requestPasswordReset, { body: { email } });
    const token = await server.linkTo(email, /new password on this page/u);
    return { body: { token, newPassword } };
  }),
  changePassword: asAccount(() => ({ body: { currentPassword: password, newPassword } })),
  changeEmail: asAccount(() => ({ body: { newEmail: newAddress(), password } })),
  updateUser: asAccount(() => ({ body: { name: 'Mine now' } })),
  listSessions: asAccount(nothing),
  revokeSession: {
    row: only('account', { guest: 'no_account', otherGuest: 'no_account' }),
    send: ({ ids }) => ({ body: { id: ids.sessionId } }),
  },
  revokeSessions: asAccount(nothing),
  listAccountEvents: asAccount(nothing),
  endSessionsOf: asAdmin(async ({ server }) => {
    const email = newAddress();
    await server.accountHolder(email);
    return { body: { email } };
  }),
  deleteUser: asAccount(() => ({ body: { password } })),
};
