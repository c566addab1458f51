import { SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';
import { signInPath } from './sign-in-path.ts';

it.each([
  ['/account', '/account'],
  ['/resume?sort=name', '/resume?sort=name'],
  ['/resume/abc/contact', '/resume/abc/contact'],
  ['/company/careers/', '/company/careers'],
  ['/Resume?sort=name', '/resume?sort=name'],
  ['/', '/'],
])('[AC2] goes back to %s after logging in', (next, path) => {
  expect(safeReturnPath(next, SECTIONS)).toBe(path);
});

it.each([
  null,
  '',
  'account',
  'https://evil.example/account',
  '//evil.example/account',
  '/\\evil.example/account',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/no-such-page',
  '/login?next=/login',
  '/Login',
  '/reset-password?token=x',
  '/api/auth/sign-out',
])('[AC2] goes to the list instead of %j', (next) => {
  expect(safeReturnPath(next, SECTIONS)).toBe('/resume');
});

it('[AC2] links to a view, and back to where the person was', () => {
  expect(signInPath()).toBe('/login');
  expect(signInPath('forgot')).toBe('/login?view=forgot');
  expect(signInPath('sign-up', '/resume?sort=name')).toBe(
    '/login?view=sign-up&next=%2Fresume%3Fsort%3Dname',
  );
});
