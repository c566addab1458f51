import type { WordsOf } from '#platform/language/use-words.ts';
import { ApiError, isEnvelope, NetworkError } from './api-error.ts';

/**
 * Says why a call failed, for the person: the server's own words where it answered. A proxy's page and no answer at all
 * come to the same.
 */
export function reasonOf(words: WordsOf<'common'>, cause: unknown): string {
  if (!(cause instanceof ApiError && isEnvelope(cause.body))) return words.notReached;
  return cause.message || words.noReason;
}

/** Says a failure as it came, also where something else than the server answered. */
export function failureOf(words: WordsOf<'common'>, cause: unknown): string {
  if (cause instanceof NetworkError) return words.notReached;
  return cause instanceof Error ? cause.message : String(cause);
}
