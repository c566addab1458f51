import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PRODUCT_NAME } from '@shortlist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_AGE_S = 365 * 86_400;

export type KnownBrowsers = {
  /** The mark of a browser in which the owner of `email` has logged in before; undefined elsewhere. */
  find(request: FastifyRequest, email: string): string | undefined;
  /** Marks the browser that gets this answer as one of the owner of `email`. */
  remember(reply: FastifyReply, email: string): void;
};

/**
 * Browsers that have logged in to an account before, told by a cookie that opens nothing.
 *
 * Guesses at a password are counted by account, and whoever guesses could so keep the owner out.
 * The owner's own browser is therefore counted by itself (the "device cookies" of OWASP's "Slow
 * Down Online Guessing Attacks with Device Cookies").
 */
export function createKnownBrowsers(secret: string, isHttps: boolean): KnownBrowsers {
  const name = `${isHttps ? '__Secure-' : ''}${PRODUCT_NAME.toLowerCase()}.known_browser`;
  const attributes = `Max-Age=${MAX_AGE_S}; Path=/api/auth; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  const seal = (mark: string, email: string) =>
    createHmac('sha256', secret).update(`known browser|${mark}|${email}`).digest();

  return {
    find({ headers }, email) {
      const pair = (headers.cookie ?? '')
        .split(/;\s*/u)
        .find((cookie) => cookie.startsWith(`${name}=`));
      const [mark = '', given = ''] = pair?.slice(name.length + 1).split('.') ?? [];
      const sealed = Buffer.from(given, 'base64url');
      const expected = seal(mark, email);
      return sealed.length === expected.length && timingSafeEqual(sealed, expected)
        ? mark
        : undefined;
    },
    remember(reply, email) {
      const mark = randomBytes(12).toString('base64url');
      const value = `${mark}.${seal(mark, email).toString('base64url')}`;
      reply.header('set-cookie', `${name}=${value}; ${attributes}`);
    },
  };
}
