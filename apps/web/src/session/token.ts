import { useSyncExternalStore } from 'react';
import { logError } from '#platform/log.ts';
import { browserTexts } from '#platform/storage/safe-storage.ts';

/** Name of the token in local storage (spec section 3). */
export const TOKEN_KEY = 'token';

/** User who is logged in, as the token says. It only shows a name; the server trusts its cookie, never this. */
export type SessionUser = { id: string; name: string; email: string };

type TokenPayload = { user: SessionUser; exp?: number };

const isText = (value: unknown) => typeof value === 'string';

/** Looked at by hand: every page reads the token, and few need the library that checks the server's answers. */
function isPayload(value: unknown): value is TokenPayload {
  const { user, exp } = Object(value);
  const isUser = [user?.id, user?.name, user?.email].every(isText);
  return isUser && (exp === undefined || typeof exp === 'number');
}

/** A token that could be decoded; `expiresAt` in ms since 1970. */
type KnownToken = { token: string; user: SessionUser; expiresAt: number };

function decode(token: string): KnownToken {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
    char.charCodeAt(0),
  );
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isPayload(read)) throw new Error('The token does not say who is logged in.');
  const { id, name, email } = read.user;
  const { exp } = read;
  return {
    token,
    user: { id, name, email },
    expiresAt: exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000,
  };
}

const listeners = new Set<() => void>();
let known: KnownToken | undefined;
/** The token that a refresh has stored last. */
let refreshed: string | undefined;

function announce() {
  for (const listener of listeners) listener();
}

/** The stored token; undefined where there is none that says who is logged in. */
export const readToken = (): string | undefined =>
  readSessionUser() && browserTexts.read(TOKEN_KEY);

/**
 * The user of the stored token, or undefined. A token that cannot be decoded or has expired is
 * removed and logged. The same token gives the same object.
 */
export function readSessionUser(): SessionUser | undefined {
  const token = browserTexts.read(TOKEN_KEY);
  if (token === undefined) return undefined;
  try {
    if (known?.token !== token) known = decode(token);
    if (known.expiresAt <= Date.now()) throw new Error('The token has expired.');
    return known.user;
  } catch (cause) {
    logError('The stored token is not valid; logged out.', cause);
    browserTexts.write(TOKEN_KEY, undefined);
    return undefined;
  }
}

/** Shows the token's user as logged in, here and in the other tabs. */
export function storeToken(token: string): void {
  browserTexts.write(TOKEN_KEY, token);
  announce();
}

/** Stores a fresh token for the user of the present one. A change in another tab at the same time outdoes it. */
export function storeRefreshed(token: string): void {
  refreshed = token;
  storeToken(token);
}

/** Forgets the token, here and in the other tabs. */
export function clearToken(): void {
  browserTexts.write(TOKEN_KEY, undefined);
  announce();
}

/**
 * Restores another tab's change that this tab's refresh has overwritten: tabs do not see each other's
 * writes at once, and the browser keeps the last one. Else a refresh would undo a log out.
 */
function restoreOverwritten(changed: string | null): void {
  if (refreshed === undefined || browserTexts.read(TOKEN_KEY) !== refreshed) return;
  if (changed !== null && userIn(changed)?.id === userIn(refreshed)?.id) return;
  refreshed = undefined;
  browserTexts.write(TOKEN_KEY, changed ?? undefined);
}

function userIn(token: string): SessionUser | undefined {
  try {
    return decode(token).user;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void) {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== TOKEN_KEY && key !== null) return;
    restoreOverwritten(newValue);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}

/** Returns the user who is logged in; follows log in and log out in this tab and in the others. */
export const useSessionUser = (): SessionUser | undefined =>
  useSyncExternalStore(subscribe, readSessionUser, () => undefined);
