import { beginSecondFactor, confirmSecondFactor } from '@shortlist/contracts';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type Visitor } from '../../../test-server.test-support.ts';

/** The code that an app shows for a key at a time in ms. */
export const codeOf = (key: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });

/** Turns two-step codes on for somebody who is logged in; `timestamp` is the server's time in ms. */
export async function turnOn(who: Visitor, timestamp: number) {
  const { key } = await who.get(beginSecondFactor, { body: { password: PASSWORD } });
  const body = { code: codeOf(key, timestamp) };
  const { recoveryCodes } = await who.get(confirmSecondFactor, { body });
  return { key, recoveryCodes };
}
