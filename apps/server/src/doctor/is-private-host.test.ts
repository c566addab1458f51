import { expect, it } from 'vitest';
import { isLoopback, isPrivateHost } from './is-private-host.ts';

it.each([
  ['http://localhost:3000', 'this machine'],
  ['http://app.localhost', 'this machine'],
  ['http://127.0.0.1:3000', 'this machine'],
  ['http://[::1]', 'this machine'],
  ['http://192.168.1.5:3000', 'private'],
  ['http://172.31.0.1', 'private'],
  ['http://[fd00::5]', 'private'],
  ['http://nas', 'private'],
  ['http://nas.home.arpa', 'private'],
  ['http://resumes.example', 'public'],
  ['http://172.32.0.1', 'public'],
  ['http://203.0.113.5', 'public'],
  ['http://[2001:db8::1]', 'public'],
  ['http://localhost.example', 'public'],
])('the host of %s is %s', (url, expected) => {
  const { hostname } = new URL(url);
  const isPrivate = isPrivateHost(hostname) ? 'private' : 'public';
  expect(isLoopback(hostname) ? 'this machine' : isPrivate).toBe(expected);
});
