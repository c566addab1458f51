import { createHash } from 'node:crypto';
import { z } from 'zod';

const Payload = z.object({ email: z.string() });

/**
 * The address of the account that a link of a confirmation mail was made for, as the token says;
 * undefined when it says none. Whether the token is genuine is for better-auth to tell.
 */
export function addressOfLink(token: string): string | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return Payload.parse(JSON.parse(payload)).email;
  } catch {
    return undefined;
  }
}

/** What the database holds of a token that was mailed: a digest, from which no link can be made. */
export const storedIdentifier = (identifier: string): string =>
  createHash('sha256').update(identifier).digest('base64url');

/** The same of a link that sets a new password, as better-auth names it. */
export const storedResetLink = (token: string): string =>
  storedIdentifier(`reset-password:${token}`);
