import type { Endpoint } from '../endpoint.ts';
import { deleteUser, updateUser } from './account.ts';
import { changeEmail, sendVerificationEmail, verifyEmail } from './address.ts';
import { listAccountEvents } from './events.ts';
import { getJwks, getSession, getToken, signIn, signOut, signUp } from './login.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.ts';
import { listSessions, revokeSession, revokeSessions } from './sessions.ts';

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
} satisfies Record<string, Endpoint>;
