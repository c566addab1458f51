import { createHmac, timingSafeEqual } from 'node:crypto';

/** A SHA-256 in Base64. */
const SIGNATURE = /^[\w+/]{43}=$/u;

/** Cookies whose signature is remembered: those of the people who are there, each about a hundred letters. */
const MOST_KNOWN = 2_000;

/** Signs the value of a cookie as better-auth does. */
export function signCookie(value: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(value).digest('base64');
  return encodeURIComponent(`${value}.${signature}`);
}

/**
 * Reads the value of a cookie that better-auth has signed: the value, a dot, and its HMAC by SHA-256 in Base64. Undefined where
 * the cookie is absent, comes twice, or is not signed with `secret`. What was found to be signed is remembered: somebody who
 * works sends the same cookie with every request, and the HMAC took a twentieth of a small one.
 */
export function signedCookieReader(name: string, secret: string) {
  const begin = `${name}=`;
  const known = new Map<string, string>();
  return (header = ''): string | undefined => {
    const [cookie, ...others] = header
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(begin));
    if (cookie === undefined || others.length > 0) return undefined;
    const value = known.get(cookie) ?? readSigned(cookie.slice(begin.length), secret);
    if (value !== undefined) remember(known, cookie, value);
    return value;
  };
}

/** Keeps the newest; a cookie that was known moves to the end. */
function remember(known: Map<string, string>, cookie: string, value: string): void {
  known.delete(cookie);
  known.set(cookie, value);
  const [oldest] = known.size > MOST_KNOWN ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
}

function readSigned(cookie: string, secret: string): string | undefined {
  const text = decode(cookie);
  const dot = text.lastIndexOf('.');
  const [value, signature] = [text.slice(0, dot), text.slice(dot + 1)];
  if (dot < 1 || !SIGNATURE.test(signature)) return undefined;
  const expected = createHmac('sha256', secret).update(value).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'base64')) ? value : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
