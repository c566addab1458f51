import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { closeApp, tokenOf } from '../open-app.test-support.tsx';
import {
  clearToken,
  readSessionUser,
  storeRefreshed,
  storeToken,
  useSessionUser,
} from './token.ts';

afterEach(closeApp);

it('[AC1] knows the user of the stored token', () => {
  localStorage.setItem('token', tokenOf());
  expect(readSessionUser()).toEqual({ id: 'u1', name: 'Ada Łovelace', email: 'ada@example.com' });
});

it.each([
  ['is no token', 'garbage'],
  ['has no user', `e30.${btoa('{"sub":"u1"}')}.x`],
  ['has expired', tokenOf(1_000)],
])('[AC1] removes and logs a token that %s', (_it, token) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('token', token);
  expect(readSessionUser()).toBeUndefined();
  expect(localStorage.getItem('token')).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});

it('follows log out, here and in another tab', () => {
  localStorage.setItem('token', tokenOf());
  const { result } = renderHook(useSessionUser);
  expect(result.current?.name).toBe('Ada Łovelace');
  act(clearToken);
  expect(result.current).toBeUndefined();

  localStorage.setItem('token', tokenOf());
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(result.current?.name).toBe('Ada Łovelace');
});

it.each([
  { it: 'logged out', changed: null, shown: undefined },
  { it: 'left what is no token', changed: 'garbage', shown: undefined },
  { it: 'logged in somebody else', changed: tokenOf(4_102_444_801, 'u2'), shown: 'u2' },
  { it: 'refreshed the token too', changed: tokenOf(4_102_444_802), shown: 'u1' },
])('[AC1] follows another tab that $it while this one stored a fresh token', (change) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('token', tokenOf());
  const { result } = renderHook(useSessionUser);
  // As browsers do it: the other tab's write comes to be known after this tab's own, which stays.
  act(() => storeRefreshed(tokenOf(4_102_444_803)));
  const init = { key: 'token', newValue: change.changed };
  act(() => void window.dispatchEvent(new StorageEvent('storage', init)));
  expect(result.current?.id).toBe(change.shown);
  expect(readSessionUser()?.id).toBe(change.shown);
  expect(logged).toHaveBeenCalledTimes(change.changed === 'garbage' ? 1 : 0);
});

it('[AC1] keeps the person who has logged in here, whatever another tab did before', () => {
  localStorage.setItem('token', tokenOf());
  const { result } = renderHook(useSessionUser);
  act(() => storeRefreshed(tokenOf(4_102_444_803)));
  act(() => storeToken(tokenOf(4_102_444_804, 'u2')));
  const init = { key: 'token', newValue: null };
  act(() => void window.dispatchEvent(new StorageEvent('storage', init)));
  expect(result.current?.id).toBe('u2');
});

it('[AC1] removes a token that runs out while the page is open', () => {
  expectPrinted('The stored token is not valid; logged out. Error: The token has expired.');
  localStorage.setItem('token', tokenOf());
  expect(readSessionUser()?.id).toBe('u1');
  vi.spyOn(Date, 'now').mockReturnValue(4_102_444_800_000);
  expect(readSessionUser()).toBeUndefined();
  expect(localStorage.getItem('token')).toBeNull();
});
