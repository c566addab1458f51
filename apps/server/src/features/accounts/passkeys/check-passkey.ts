import type { NewPasskey, PasskeyAnswer } from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import type { Db, UserId } from '#db/db.ts';
import { originOf } from '#http/origin-of.ts';
import type { AccountParts } from '../account-parts.ts';
import { wrongPasskey } from '../refusals.ts';
import { spend } from '../spend-queries.ts';
import { type ChallengeUse, isChallenge, LASTS_MS } from './challenge.ts';
import { findPasskey, notePasskeyUse } from './passkey-queries.ts';

type Parts = Pick<AccountParts, 'db' | 'secret' | 'publicUrl' | 'now'>;

/** Loads what verifies signatures when the first passkey answers: a tenth of all modules, which a start has no use for. */
const loadVerifier = () => import('@simplewebauthn/server');

/** COSE's names of the signatures that are taken: Ed25519, ECDSA and RSA with SHA-256. */
export const ALGORITHMS = [-8, -7, -257];

/** Attestations of authenticators that vouch for nothing: any other would have certificates looked up that a caller chooses. */
const PLAIN: readonly string[] = ['none', 'packed'];

/** The site that passkeys are bound to: its host, without a port. Refuses a request for a host that is none. */
export function siteOf(request: FastifyRequest, publicUrl: string | undefined) {
  const address = originOf(request, publicUrl);
  if (!URL.canParse(address)) throw wrongPasskey();
  const { origin, hostname: rpId } = new URL(address);
  return { origin, rpId };
}

/** The handle by which an authenticator knows an account, in Base64url. */
export const handleOf = (owner: UserId): string => Buffer.from(owner).toString('base64url');

/**
 * Returns the passkey that has answered; throws `invalid`, with the same words for every fault. An answer
 * counts once.
 */
export async function checkAnswer(
  parts: Parts,
  request: FastifyRequest,
  { answer, use }: { answer: PasskeyAnswer; use: ChallengeUse },
) {
  const { db, now } = parts;
  const passkey = await findPasskey(db, answer.id);
  if (!passkey || !isOwners(passkey.userId, answer, use)) throw wrongPasskey();
  const { id, counter, publicKey } = passkey;
  const check = openCheck(parts, request, use);
  const credential = {
    id,
    counter,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
  };
  const { verifyAuthenticationResponse } = await loadVerifier();
  const { verified, authenticationInfo } = await orWrong(
    verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      credential,
      ...check.expected,
    }),
  );
  if (!verified) throw wrongPasskey();
  await db.transaction(async (transaction) => {
    await check.take(transaction);
    const used = { id, counter: authenticationInfo.newCounter, now: now() };
    if (!(await notePasskeyUse(transaction, used))) throw wrongPasskey();
  });
  return passkey;
}

/** Checks whether an answer comes from the account that it is to come from; who logs in is named by the authenticator alone. */
function isOwners(owner: UserId, { response }: PasskeyAnswer, use: ChallengeUse): boolean {
  const { userHandle } = response;
  if (use.purpose !== 'sign-in' && use.owner !== owner) return false;
  const mayBeAbsent = use.purpose !== 'sign-in' && userHandle === undefined;
  return mayBeAbsent || userHandle === handleOf(owner);
}

/** Returns the new credential, and how to take the challenge in the transaction that keeps it. Throws `invalid`. */
export async function checkNew(
  parts: Parts,
  request: FastifyRequest,
  { passkey, owner }: { passkey: NewPasskey; owner: UserId },
) {
  const check = openCheck(parts, request, { purpose: 'add', owner });
  const { response } = passkey;
  const { verifyRegistrationResponse } = await loadVerifier();
  const { verified, registrationInfo } = await orWrong(
    (async () => {
      await insistOnPlain(response.attestationObject);
      return verifyRegistrationResponse({
        response: {
          ...passkey,
          response: { ...response, transports: [] },
          clientExtensionResults: {},
        },
        supportedAlgorithmIDs: ALGORITHMS,
        ...check.expected,
      });
    })(),
  );
  if (!verified) throw wrongPasskey();
  return { credential: registrationInfo.credential, take: check.take };
}

async function insistOnPlain(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const isSigned = attestation.get('attStmt').get('x5c') !== undefined;
  if (isSigned || !PLAIN.includes(attestation.get('fmt'))) throw new Error('vouched for');
}

function openCheck(parts: Parts, request: FastifyRequest, use: ChallengeUse) {
  const { origin, rpId } = siteOf(request, parts.publicUrl);
  let answered = '';
  return {
    expected: {
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      expectedChallenge: (challenge: string) => {
        answered = challenge;
        return isChallenge(parts, request, { challenge, use });
      },
    },
    async take(transaction: Db) {
      const until = new Date(parts.now().getTime() + LASTS_MS);
      if (!(await spend(transaction, answered, until))) throw wrongPasskey();
    },
  };
}

/** Refuses in the same words for every error of the library: nobody is told what is wrong with an answer. */
async function orWrong<Answer>(checking: Promise<Answer>): Promise<Answer> {
  return checking.catch(() => {
    throw wrongPasskey();
  });
}
