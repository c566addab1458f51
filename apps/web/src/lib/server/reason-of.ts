import { ApiError, isEnvelope } from './api-error.ts';

/**
 * Says why a call failed, for the person: the server's own words where it answered. A proxy's page and no answer at all
 * come to the same.
 */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof ApiError && isEnvelope(cause.body)))
    return 'The server could not be reached.';
  return cause.message || 'The server gave no reason.';
}
