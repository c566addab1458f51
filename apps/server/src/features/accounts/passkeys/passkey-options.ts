import { type PasskeyCreation, type PasskeyRequest, PRODUCT_NAME } from '@shortlist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '#db/db.ts';
import type { AccountParts } from '../account-parts.ts';
import { type ChallengeUse, LASTS_MS, makeChallenge } from './challenge.ts';
import { ALGORITHMS, handleOf, siteOf } from './check-passkey.ts';
import { listDescriptors } from './passkey-queries.ts';

type Parts = Pick<AccountParts, 'db' | 'secret' | 'publicUrl' | 'now'>;
type Asked = { request: FastifyRequest; reply: FastifyReply };

/** Returns what an authenticator needs to answer. Where nobody is known yet, it offers its own passkeys for this site. */
export async function requestOptions(
  parts: Parts,
  asked: Asked,
  use: Exclude<ChallengeUse, { purpose: 'add' }>,
): Promise<PasskeyRequest> {
  const known = use.purpose === 'sign-in' ? [] : await listDescriptors(parts.db, use.owner);
  return {
    challenge: makeChallenge(parts, asked, use),
    rpId: siteOf(asked.request, parts.publicUrl).rpId,
    timeout: LASTS_MS,
    userVerification: 'required',
    allowCredentials: known.map(toDescriptor),
  };
}

/** Returns what an authenticator needs to make a passkey; one that has a passkey of the account makes none. */
export async function creationOptions(
  parts: Parts,
  asked: Asked,
  account: { id: UserId; name: string; email: string },
): Promise<PasskeyCreation> {
  const { id: owner, email, name } = account;
  const known = await listDescriptors(parts.db, owner);
  return {
    challenge: makeChallenge(parts, asked, { purpose: 'add', owner }),
    rp: { id: siteOf(asked.request, parts.publicUrl).rpId, name: PRODUCT_NAME },
    user: { id: handleOf(owner), name: email, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: LASTS_MS,
    attestation: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

const toDescriptor = (passkey: { id: string; transports: string[] }) => ({
  ...passkey,
  type: 'public-key' as const,
});
