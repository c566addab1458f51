import { ApiError } from '#lib/server/api-error.ts';

/** Notice that a session has ended, and what can be done about it. */
export const SESSION_ENDED = {
  title: 'Your session has ended',
  text: 'Resumes that are in an account are there when you log in. Those of a visit without one cannot be opened any more. You can start anew here with an empty list.',
  confirmLabel: 'Start anew',
};

/** Checks whether a call was refused because the browser's session is over. */
export const isSessionEnded = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'no_session';
