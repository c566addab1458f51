import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeApp, tokenOf } from '../open-app.test-support.tsx';
import { clearToken, readSessionUser, useSessionUser } from './token.ts';

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

it('[AC1] removes a token that runs out while the page is open', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('token', tokenOf());
  expect(readSessionUser()?.id).toBe('u1');
  vi.spyOn(Date, 'now').mockReturnValue(4_102_444_800_000);
  expect(readSessionUser()).toBeUndefined();
  expect(localStorage.getItem('token')).toBeNull();
});
