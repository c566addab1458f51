import { randomUUID } from 'node:crypto';
import type { ServerFeature } from './features/server-feature.ts';
import type { TestServer } from './test-server.test-support.ts';

export const UNKNOWN = '00000000-0000-4000-8000-000000000000';

export const CALLERS = [
  'nobody',
  'guest',
  'otherGuest',
  'account',
  'otherAccount',
  'admin',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** `200`, `elsewhere` for an answer that sends a page on, or the code of the refusal. */
type Expected =
  | 200
  | 'elsewhere'
  | 'no_session'
  | 'no_account'
  | 'not_found'
  | 'invalid'
  | 'no_model'
  | 'unverified';
type Row = Record<CallerName, Expected>;

export type Ids = { resumeId: string; entryId: string; sessionId: string };
export type Sent = { params?: object; querystring?: object; body?: object; headers?: object };
/** The things that a call names, and its caller: an account's own address, or one of nobody's. */
export type Scene = { ids: Ids; email: string; server: TestServer };
export type Operation = {
  row: Row;
  send: (scene: Scene) => Sent | Promise<Sent>;
  /** True if it takes writes of pages that do not say where they come from. */
  isOriginHidden?: true;
};

/** The answers to every caller, for each call of a feature: one that has no line does not compile. */
export type Rows<Feature extends ServerFeature> = Record<keyof Feature['calls'], Operation>;

export const all = (expected: Expected): Row => ({
  nobody: expected,
  guest: expected,
  otherGuest: expected,
  account: expected,
  otherAccount: expected,
  admin: expected,
});
const ANYBODY = all(200);
export const WITH_ACCOUNT: Row = {
  ...ANYBODY,
  nobody: 'no_session',
  guest: 'no_account',
  otherGuest: 'no_account',
};
/** Of a thing that one of them owns: the owner, and to the others it does not exist. */
export const only = (owner: CallerName, refused: Partial<Row> = {}): Row => ({
  ...all('not_found'),
  nobody: 'no_session',
  ...refused,
  [owner]: 200,
});

export const asAccount = (send: Operation['send']): Operation => ({ row: WITH_ACCOUNT, send });
/** Callers with a session, each for what is theirs. */
export const asGuest = (send: Operation['send']): Operation => ({
  row: { ...ANYBODY, nobody: 'no_session' },
  send,
});
export const asAnybody = (send: Operation['send']): Operation => ({ row: ANYBODY, send });
export const asAdmin = (send: Operation['send']): Operation => ({
  row: { ...all('not_found'), admin: 200 },
  send,
});
/** A call on the guest's resume: to the others it does not exist. */
export const onResume = (send: (ids: Ids) => Sent): Operation => ({
  row: only('guest'),
  send: ({ ids }) => send(ids),
});
export const nothing = () => ({});

export const newAddress = () => `somebody-${randomUUID()}@example.org`;
