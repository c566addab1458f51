import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkPath } from '@shortlist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameOf, sendCookie } from '#http/cookies.ts';
import { keyOf } from '#lib/key-of.ts';
import type { OpenLink } from './find-open-link-queries.ts';

const PURPOSE = 'proofs of passwords of links';
const nameOf = (isHttps: boolean) => cookieNameOf('share_proof', isHttps);
const PROOF_S = 3_600;
const PROOF = /^(\d{1,15})\.([\w-]{43})$/u;

type Known = Pick<OpenLink, 'digest' | 'password'>;

/** The proof that somebody knew the password of a link until a moment: another address or password of the link has another. */
function sign({ digest, password }: Known, until: number, secret: string): string {
  const key = keyOf({ secret, purpose: PURPOSE });
  return createHmac('sha256', key).update(`${digest}|${password}|${until}`).digest('base64url');
}

/** Checks whether a request comes with the proof of the link's password. */
export function hasProof(
  { headers }: FastifyRequest,
  link: Known,
  { isHttps, secret, now }: { isHttps: boolean; secret: string; now: Date },
): boolean {
  const begin = `${nameOf(isHttps)}=`;
  const cookies = (headers.cookie ?? '').split(/;\s*/u);
  return cookies.some((pair) => {
    if (!pair.startsWith(begin)) return false;
    const [, until = '', signature = ''] = PROOF.exec(pair.slice(begin.length)) ?? [];
    const left = Number(until) - now.getTime();
    if (until === '' || left <= 0 || left > PROOF_S * 1000) return false;
    const expected = sign(link, Number(until), secret);
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  });
}

/** Gives the browser the proof, for an hour and for this address alone. */
export function giveProof(
  reply: FastifyReply,
  link: Known,
  { token, isHttps, secret, now }: { token: string; isHttps: boolean; secret: string; now: Date },
): void {
  const until = now.getTime() + PROOF_S * 1000;
  const proof = `${until}.${sign(link, until, secret)}`;
  sendCookie(reply, [nameOf(isHttps), proof], { path: linkPath(token), maxAge: PROOF_S, isHttps });
}
