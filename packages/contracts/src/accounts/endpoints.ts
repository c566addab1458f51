import type { Endpoint } from '../endpoint.ts';
import { deleteUser, updateUser } from './account.ts';
import { changeEmail, sendVerificationEmail, verifyEmail } from './address.ts';
import { listAccountEvents } from './events.ts';
import { getJwks, getSession, getToken, signIn, signOut, signUp } from './login.ts';
import {
  finishOidc,
  getWays,
  linkProvider,
  listProviders,
  startOidc,
  unlinkProvider,
} from './oidc.ts';
import {
  addPasskey,
  askForPasskey,
  askToAddPasskey,
  askToSignInByPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './passkeys.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';
import { listSessions, revokeSession, revokeSessions } from './sessions.ts';
import { getWaysIn } from './ways-in.ts';

/**
 * Every operation under `/api/auth/`; whatever else is asked for there is 404. When all is well they
 * answer outside the envelope, in the shapes above; a refusal is the envelope's.
 */
export const ACCOUNT_ENDPOINTS = {
  getSession,
  signUp,
  signIn,
  signOut,
  getToken,
  getJwks,
  verifyEmail,
  sendVerificationEmail,
  requestPasswordReset,
  resetPassword,
  changePassword,
  changeEmail,
  updateUser,
  listSessions,
  revokeSession,
  revokeSessions,
  listAccountEvents,
  deleteUser,
  getWays,
  startOidc,
  finishOidc,
  listProviders,
  linkProvider,
  unlinkProvider,
  getWaysIn,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  askToSignInByPasskey,
  signInByPasskey,
  askToAddPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  askForPasskey,
} satisfies Record<string, Endpoint>;
