import { PRODUCT_NAME } from '@shortlist/contracts';
import { Secret, TOTP } from 'otpauth';

/** As RFC 4226 recommends. */
const KEY_BYTES = 20;
const PERIOD_S = 30;

/** Time steps that the clocks of app and server may differ by. */
const WINDOW = 1;

/** Makes a key, in Base32. */
export const makeKey = (): string => new Secret({ size: KEY_BYTES }).base32;

const totpOf = (key: string, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, period: PERIOD_S, secret: Secret.fromBase32(key) });

/** Returns the address from which an app takes a key: `otpauth:`, as a QR code has it. */
export const addressOf = (key: string, email: string): string => totpOf(key, email).toString();

/**
 * Returns the number of the time step that a code of six digits is of (TOTP, RFC 6238: SHA-1, 30 seconds); undefined where
 * it is of none near `now`.
 */
export function stepOf(key: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}
