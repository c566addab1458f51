import { PRODUCT_NAME } from '@shortlist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Attributes of a cookie that only the server reads. */
type Attributes = {
  path: string;
  /** Life in seconds; 0 takes the cookie away. */
  maxAge: number;
  isHttps: boolean;
  sameSite?: 'Lax' | 'Strict';
};

/** Returns the name of a cookie of the product. Over https no page that came otherwise may set one of that name. */
export const cookieNameOf = (what: string, isHttps: boolean): string =>
  `${isHttps ? '__Secure-' : ''}${PRODUCT_NAME.toLowerCase()}.${what}`;

/** Finds the value of a cookie, the first of its name; undefined where the browser has sent none. */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const begin = `${name}=`;
  return (headers.cookie ?? '')
    .split(/;\s*/u)
    .find((pair) => pair.startsWith(begin))
    ?.slice(begin.length);
}

/** Gives the browser a cookie with the answer. */
export function sendCookie(
  reply: FastifyReply,
  [name, value]: readonly [name: string, value: string],
  attributes: Attributes,
): void {
  reply.header('set-cookie', cookieLine([name, value], attributes));
}

/** Returns a cookie as a header has it. */
export function cookieLine(
  [name, value]: readonly [name: string, value: string],
  { path, maxAge, isHttps, sameSite = 'Lax' }: Attributes,
): string {
  const secure = isHttps ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=${sameSite}${secure}`;
}
