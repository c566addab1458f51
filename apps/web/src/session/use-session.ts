import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tidyKept } from '#platform/databases/tidy-kept.ts';
import { logError } from '#platform/log.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { followForgetting } from '#platform/storage/session-text.ts';
import { clearToken, readSessionUser, readToken, storeRefreshed, useSessionUser } from './token.ts';

/** The first words of the keys of what everybody reads the same. A form that stands on it keeps what was typed. */
const PUBLIC: ReadonlySet<unknown> = new Set(['jobs', 'job', 'site-search', 'ways']);

/** Throws away what was read for one person, and reads again what of it is on the screen. */
export const resetPersonal = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({ predicate: ({ queryKey: [first] }) => !PUBLIC.has(first) });

/**
 * Asks the server for a fresh token, so that it never runs out while the session lives. A session that has
 * ended takes the token with it; a server that does not answer changes nothing.
 */
export async function refreshToken(): Promise<void> {
  const [token, owner] = [readToken(), readSessionUser()?.id];
  if (token === undefined || owner === undefined) return;
  // Someone may log in or out before the answer comes.
  const isSame = () => readToken() === token;
  try {
    const { fetchToken } = await import('./fetch-session.ts');
    const fresh = await fetchToken();
    if (!isSame()) return;
    storeRefreshed(fresh);
  } catch (cause) {
    logError('The token was not refreshed.', cause);
    if (!(cause instanceof ApiError && cause.status === 401 && isSame())) return;
    clearToken();
  }
  // Skipped for the same user: a log out may be erasing the copies at this moment.
  if (readSessionUser()?.id !== owner) await eraseCopies(owner);
}

/** Erases what this browser keeps of resumes of other users than the current one; of one whose session has just ended, if all is sent. */
async function eraseCopies(before: string): Promise<void> {
  const { eraseCopiesOfEnded, eraseCopiesOfOthers } = await import('./fetch-session.ts');
  const now = readSessionUser()?.id;
  await (now === undefined ? eraseCopiesOfEnded(before) : eraseCopiesOfOthers(now));
}

/** Ties the app to the session: the token is refreshed at start, and what was read for one person is not shown to the next. */
export function useSession(): void {
  const queryClient = useQueryClient();
  const id = useSessionUser()?.id;
  const shown = useRef<{ id: string | undefined }>(undefined);

  useEffect(() => {
    void refreshToken();
  }, []);
  useEffect(followForgetting, []);
  // During hydration the user is not known yet, though a token may be stored.
  useEffect(() => void tidyKept(id ?? readSessionUser()?.id), [id]);

  useEffect(() => {
    // The first user is no change of users, though a rendered page is hydrated without one.
    const isHydrating = id === undefined && readSessionUser() !== undefined;
    shown.current ??= { id: readSessionUser()?.id };
    if (isHydrating || shown.current.id === id) return;
    shown.current = { id };
    void resetPersonal(queryClient);
  }, [id, queryClient]);
}
