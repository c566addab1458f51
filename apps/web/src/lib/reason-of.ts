import { ApiError } from './api-error.ts';

/**
 * Why a call failed, for the person: the server's own words where it gave some. A proxy's page and
 * no answer at all come to the same.
 */
export const reasonOf = (cause: unknown): string =>
  (cause instanceof ApiError && cause.code !== undefined && cause.message) ||
  'The server could not be reached.';
