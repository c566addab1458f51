import type { FastifyRequest } from 'fastify';
import type { Proof } from '#http/callers.ts';
import type { Auth } from './auth.ts';
import type { Limits } from './log-in/limits.ts';
import { ask } from './refusals.ts';
import { headersOf } from './sessions/cookie-session.ts';

type Parts = { auth: Auth; limits: Limits };

/** Asks once more for proof of who the caller is: today for the password of the account. */
export async function reauthenticate(
  parts: Parts,
  request: FastifyRequest,
  proof: Proof,
): Promise<void> {
  const { password } = proof;
  const headers = headersOf(request);
  await withProof(parts, request, proof, () =>
    parts.auth.api.verifyPassword({ body: { password }, headers }),
  );
}

/**
 * Does the same by a call of better-auth that compares the password on the way to something else, and gives its answer. Tries are
 * counted; one that was right is taken back.
 */
export async function withProof<Answer>(
  { limits }: Parts,
  { owner }: FastifyRequest,
  { field }: Omit<Proof, 'password'>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const takeBack = await limits.count('passwordOf', owner);
  const answer = await ask(call(), field);
  await takeBack();
  return answer;
}
