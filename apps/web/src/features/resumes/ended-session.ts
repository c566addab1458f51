import { ApiError } from '#platform/server/api-error.ts';

/** Checks whether a call was refused because the browser's session is over. */
export const isSessionEnded = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'no_session';
