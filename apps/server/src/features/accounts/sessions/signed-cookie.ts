import { createHmac, timingSafeEqual } from 'node:crypto';

/** A SHA-256 in Base64. */
const SIGNATURE = /^[\w+/]{43}=$/u;

/**
 * The value of a cookie that better-auth has signed: the value, a dot, and its HMAC by SHA-256 in Base64. Undefined where the
 * cookie is absent, comes twice, or is not signed with `secret`.
 */
export function readSignedCookie(
  header: string | undefined,
  name: string,
  secret: string,
): string | undefined {
  const [cookie, ...others] = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  if (cookie === undefined || others.length > 0) return undefined;
  const text = decode(cookie.slice(name.length + 1));
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
