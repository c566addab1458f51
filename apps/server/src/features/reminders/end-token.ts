import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UserId } from '#db/db.ts';

const digestOf = (owner: string, secret: string): Buffer => {
  const key = createHmac('sha256', secret).update('links that end reminders').digest();
  return createHmac('sha256', key).update(owner).digest();
};

/** The token of links that end the reminders of an account and do nothing else; it lasts as long as the secret. */
export const endTokenOf = (owner: UserId, secret: string): string =>
  `${owner}.${digestOf(owner, secret).toString('base64url')}`;

/** The account of a token; undefined where nobody with the secret made it. */
export function ownerOfToken(token: string, secret: string): UserId | undefined {
  const [owner = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const digest = digestOf(owner, secret);
  const isOurs = given.length === digest.length && timingSafeEqual(given, digest);
  return isOurs ? (owner as UserId) : undefined; // It was made of one.
}
