import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PRODUCT_NAME } from '@shortlist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_AGE_S = 365 * 86_400;

/** Accounts that one browser is known for: a family's, and a way to a cookie that outgrows no header. */
const MOST_ACCOUNTS = 8;

/** What one account has in the cookie: a mark, and its seal for the address of the account. */
const ENTRY = /^[\w-]{16}\.[\w-]{43}$/u;

export type KnownBrowsers = {
  /** The mark of a browser in which the owner of `email` has logged in before; undefined elsewhere. */
  find(request: FastifyRequest, email: string): string | undefined;
  /** Marks the browser that sent the request as one of the owner of `email`, beside others who use it. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void;
};

/**
 * Browsers that have logged in to an account before, told by a cookie that opens nothing and names
 * nobody. Where several people use one browser, the ones who logged in last are known there.
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

  function listEntries({ headers }: FastifyRequest): string[] {
    const pair = (headers.cookie ?? '')
      .split(/;\s*/u)
      .find((cookie) => cookie.startsWith(`${name}=`));
    const entries = pair?.slice(name.length + 1).split('~') ?? [];
    return entries.filter((entry) => ENTRY.test(entry)).slice(0, MOST_ACCOUNTS);
  }

  /** The entry's mark, where its seal is the one for `email`. */
  function markFor(entry: string, email: string): string | undefined {
    const [mark = '', given = ''] = entry.split('.');
    const sealed = Buffer.from(given, 'base64url');
    const expected = seal(mark, email);
    return sealed.length === expected.length && timingSafeEqual(sealed, expected)
      ? mark
      : undefined;
  }

  return {
    find(request, email) {
      const marks = listEntries(request).map((entry) => markFor(entry, email));
      return marks.find((mark) => mark !== undefined);
    },
    remember(request, reply, email) {
      const mark = randomBytes(12).toString('base64url');
      const entry = `${mark}.${seal(mark, email).toString('base64url')}`;
      const others = listEntries(request).filter((other) => markFor(other, email) === undefined);
      const value = [entry, ...others].slice(0, MOST_ACCOUNTS).join('~');
      reply.header('set-cookie', `${name}=${value}; ${attributes}`);
    },
  };
}
