import type { FastifyRequest } from 'fastify';
import { countOne } from '#db/count-one.ts';
import type { UserId } from '#db/db.ts';
import { nameCounter } from '#http/count-against.ts';
import { openSealed } from '#lib/seal.ts';
import type { AccountParts } from '../account-parts.ts';
import { tellOfRequest } from '../events/tell-account.ts';
import { LIMITS } from '../log-in/limits.ts';
import { codeNeeded, wrongCode } from '../refusals.ts';
import { digestOfCode } from './recovery.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor-queries.ts';
import { stepOf } from './totp.ts';

type Given = { owner: UserId; code: string | undefined };
type Factor = { sealed: string };

/** Purpose for which keys are sealed. */
export const KEYS = 'second factors';

/** Six digits, however they are spaced. */
const digitsOf = (code: string): string | undefined =>
  /^\d{6}$/u.exec(code.replace(/\s/gu, ''))?.[0];

/**
 * Asks for a code where the account has a second factor: of its app, which counts once, or a recovery code, which is gone
 * then. Throws `invalid` without a right one.
 */
export async function checkSecondFactor(
  parts: AccountParts,
  request: FastifyRequest,
  { owner, code }: Given,
): Promise<void> {
  const factor = await findSecondFactor(parts.db, owner);
  if (!factor) return;
  if (code === undefined || code.trim() === '') throw codeNeeded();
  await tryCode(parts, request, {
    owner,
    isRight: () => takeCode(parts, request, { owner, code, factor }),
  });
}

/**
 * Counts a try before a code is looked at, and takes it back where the code was right. Throws `invalid` for a wrong one,
 * and `slow_down` after ten of them; the owner is told once.
 */
export async function tryCode<Right>(
  parts: AccountParts,
  request: FastifyRequest,
  { owner, isRight }: { owner: UserId; isRight: () => Promise<Right | undefined | false> },
): Promise<Right> {
  const { db, limits, secret, now } = parts;
  const takeBack = await limits.count('codeOf', owner);
  const right = await isRight();
  if (right) {
    await takeBack();
    return right;
  }
  const counter = nameCounter('wrongCodeOf', owner, secret);
  const isLast = (await countOne(db, counter, LIMITS.wrongCodeOf, now())) !== undefined;
  if (isLast) await tellOfRequest(parts, request, { owner, what: 'factor_locked' });
  throw wrongCode();
}

async function takeCode(
  parts: AccountParts,
  request: FastifyRequest,
  { owner, code, factor }: { owner: UserId; code: string; factor: Factor },
): Promise<boolean> {
  const { db, now } = parts;
  const digits = digitsOf(code);
  if (digits !== undefined) {
    const step = stepIn(parts, factor, digits, now());
    return step !== undefined && (await takeStep(db, owner, step));
  }
  if (!(await takeRecoveryCode(db, owner, digestOfCode(code)))) return false;
  await tellOfRequest(parts, request, { owner, what: 'recovery_used' });
  return true;
}

/** The time step that a code is of, by a sealed key. */
export function stepIn(
  { secret }: Pick<AccountParts, 'secret'>,
  { sealed }: Factor,
  code: string,
  now: Date,
): number | undefined {
  const key = openSealed(sealed, { secret, purpose: KEYS });
  const digits = digitsOf(code);
  return key === undefined || digits === undefined ? undefined : stepOf(key, digits, now);
}
