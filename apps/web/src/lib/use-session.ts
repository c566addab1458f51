import { getToken } from '@shortlist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { logError } from './log.ts';
import { clearToken, readToken, storeToken, useSessionUser } from './token.ts';

/**
 * Asks the server for a fresh token, so that it never runs out while the session lives. A session that has
 * ended takes the token with it; a server that does not answer changes nothing.
 */
export async function refreshToken(): Promise<void> {
  const token = readToken();
  if (token === undefined) return;
  // Someone may log in or out before the answer comes.
  const isSame = () => readToken() === token;
  try {
    const fresh = await call(getToken, {});
    if (isSame()) storeToken(fresh.token);
  } catch (cause) {
    logError('The token was not refreshed.', cause);
    if (cause instanceof ApiError && cause.status === 401 && isSame()) clearToken();
  }
}

/** Ties the app to the session: the token is refreshed at start, and what was read for one person is not shown to the next. */
export function useSession(): void {
  const queryClient = useQueryClient();
  const id = useSessionUser()?.id;
  const shownId = useRef(id);

  useEffect(() => {
    void refreshToken();
  }, []);

  useEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    void queryClient.resetQueries();
  }, [id, queryClient]);
}
