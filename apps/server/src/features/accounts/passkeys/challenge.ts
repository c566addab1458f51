import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '#db/db.ts';
import { cookieNameOf, readCookie, sendCookie } from '#http/cookies.ts';
import { keyOf } from '#lib/key-of.ts';
import type { AccountParts } from '../account-parts.ts';

/** An authenticator has to answer within this time. */
export const LASTS_MS = 300_000;

const RANDOM_BYTES = 24;
const RANDOM = /^[\w-]{32}$/u;

/** Purpose of an answer: the owner is known except where it is to show who logs in. */
export type ChallengeUse = { purpose: 'sign-in' } | { purpose: 'add' | 'proof'; owner: UserId };

type Parts = Pick<AccountParts, 'secret' | 'publicUrl' | 'now'>;

const isHttps = (publicUrl: string | undefined) => publicUrl?.startsWith('https:') === true;

const cookieOf = (publicUrl: string | undefined) =>
  cookieNameOf('passkey_browser', isHttps(publicUrl));

/**
 * Makes a challenge, in Base64url. It is good for one purpose, for one account where that is known, for five minutes, and in the browser that asked
 * for it, by a cookie that only the server reads: nothing of it has to be kept until it is answered. That it is answered once is up to
 * `spend`.
 */
export function makeChallenge(
  parts: Parts,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  use: ChallengeUse,
): string {
  const browser = readBrowser(parts, request) ?? randomBytes(RANDOM_BYTES).toString('base64url');
  sendCookie(reply, [cookieOf(parts.publicUrl), browser], {
    ...{ path: '/api', maxAge: LASTS_MS / 1_000, sameSite: 'Strict' },
    isHttps: isHttps(parts.publicUrl),
  });
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  const until = String(parts.now().getTime() + LASTS_MS);
  const mark = sign(parts, [browser, random, until], use);
  return Buffer.from(`${random}.${until}.${mark}`).toString('base64url');
}

/** Checks whether a challenge was made for this use, in this browser, and less than five minutes ago. */
export function isChallenge(
  parts: Parts,
  request: FastifyRequest,
  { challenge, use }: { challenge: string; use: ChallengeUse },
): boolean {
  const browser = readBrowser(parts, request);
  const [random = '', until = '', mark = ''] = String(Buffer.from(challenge, 'base64url')).split(
    '.',
  );
  if (browser === undefined || !(Number(until) > parts.now().getTime())) return false;
  const given = Buffer.from(mark);
  const expected = Buffer.from(sign(parts, [browser, random, until], use));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ secret }: Parts, made: readonly string[], use: ChallengeUse): string {
  const owner = use.purpose === 'sign-in' ? '' : use.owner;
  return createHmac('sha256', keyOf({ secret, purpose: 'passkey challenges' }))
    .update(JSON.stringify([...made, use.purpose, owner]))
    .digest('base64url');
}

function readBrowser({ publicUrl }: Parts, request: FastifyRequest): string | undefined {
  const value = readCookie(request, cookieOf(publicUrl)) ?? '';
  return RANDOM.test(value) ? value : undefined;
}
