import { createInvitation, listInvitations, requestPasswordReset } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import {
  all,
  asAccount,
  asAdmin,
  asAnybody,
  newAddress,
  nothing,
  only,
  type Rows,
  type Scene,
  WITH_ACCOUNT,
} from '../../access-rows.test-support.ts';
import { PASSWORD as password } from '../../test-server.test-support.ts';
import type { accounts } from './feature.ts';

const REFUSED_TO_ACCOUNTS = {
  ...WITH_ACCOUNT,
  account: 'invalid',
  otherAccount: 'invalid',
  admin: 'invalid',
} as const;
const NOT_SIGNED = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

const newPassword = 'another horse battery';

const OF_OWNER = only('account', { guest: 'no_account', otherGuest: 'no_account' });

/** Adds a passkey to the account that has the resume of a scene, and gives its id. */
async function addOwned({ ids: { resumeId }, server }: Scene): Promise<string> {
  const id = `of-${resumeId}`;
  await server.database.db.execute(
    sql`insert into passkeys (id, user_id, name, public_key, counter, transports, created_at)
      select ${id}, owner, 'Laptop', '', 0, '{}', now() from documents where id::text = ${resumeId}
      on conflict do nothing`,
  );
  return id;
}

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
    row: OF_OWNER,
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
  getWays: asAnybody(nothing),
  listInvitations: asAdmin(nothing),
  createInvitation: asAdmin(() => ({ body: { email: newAddress() } })),
  deleteInvitation: asAdmin(async ({ server }) => {
    const admin = await server.admin();
    await admin.get(createInvitation, { body: {} });
    const { invitations } = await admin.get(listInvitations, {});
    return { params: { invitationId: invitations[0]?.id } };
  }),
  // No provider is named: whoever goes there is sent back to a page that says so.
  startOidc: { row: all('elsewhere'), send: () => ({ params: { provider: '1' } }) },
  finishOidc: { row: all('elsewhere'), send: () => ({ params: { provider: '1' } }) },
  listProviders: asAccount(nothing),
  linkProvider: { row: REFUSED_TO_ACCOUNTS, send: () => ({ params: { provider: '1' }, body: {} }) },
  unlinkProvider: {
    row: REFUSED_TO_ACCOUNTS,
    send: () => ({ params: { provider: '1' }, body: {} }),
  },
  getWaysIn: asAccount(nothing),
  beginSecondFactor: asAccount(() => ({ body: { password } })),
  // None of these has been begun; `second-factor/second-factor.test.ts` does.
  confirmSecondFactor: { row: REFUSED_TO_ACCOUNTS, send: () => ({ body: { code: '000000' } }) },
  endSecondFactor: {
    row: REFUSED_TO_ACCOUNTS,
    send: () => ({ body: { code: '000000', password } }),
  },
  renewRecoveryCodes: { row: REFUSED_TO_ACCOUNTS, send: () => ({ body: { password } }) },
  askToSignInByPasskey: asAnybody(nothing),
  // Answers of an authenticator are made in `passkeys/passkeys.test.ts`.
  signInByPasskey: { row: all('invalid'), send: () => ({ body: { passkey: NOT_SIGNED } }) },
  askToAddPasskey: asAccount(() => ({ body: { password } })),
  addPasskey: {
    row: REFUSED_TO_ACCOUNTS,
    send: () => ({
      body: {
        name: 'Laptop',
        passkey: { ...NOT_SIGNED, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
      },
    }),
  },
  renamePasskey: {
    row: OF_OWNER,
    send: async (scene) => ({ body: { id: await addOwned(scene), name: 'Phone' } }),
  },
  removePasskey: {
    row: OF_OWNER,
    send: async (scene) => ({ body: { id: await addOwned(scene), password } }),
  },
  askForPasskey: asAccount(nothing),
};
