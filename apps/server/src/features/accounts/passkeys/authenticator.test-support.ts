import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  addPasskey,
  askForPasskey,
  askToAddPasskey,
  askToSignInByPasskey,
  type NewPasskey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyRequest,
  signInByPasskey,
} from '@shortlist/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { PASSWORD, type Visitor } from '../../../test-server.test-support.ts';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** Origin of the pages of a test server. */
const ORIGIN = 'http://localhost';

type Differing = { origin?: string; rpId?: string; isVerified?: boolean; handle?: string | null };

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** An authenticator with one passkey, as WebAuthn describes it: a P-256 key, and a counter that may be set. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject };
  handle = 'AAAA';
  counter = 0;

  constructor() {
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Makes its passkey for an account. */
  make(asked: PasskeyCreation, differing: Differing = {}): NewPasskey {
    this.handle = asked.user.id;
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.#head(differing.rpId ?? asked.rp.id, HAS_CREDENTIAL, differing),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', asked.challenge, differing)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** Answers by its passkey. */
  answer(asked: PasskeyRequest, differing: Differing = {}): PasskeyAnswer {
    const head = this.#head(differing.rpId ?? asked.rpId, 0, differing);
    const client = clientData('webauthn.get', asked.challenge, differing);
    const signed = Buffer.concat([head, sha256(client)]);
    const { handle = this.handle } = differing;
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(head),
        signature: base64url(sign('sha256', signed, this.#key.privateKey)),
        ...(handle !== null && { userHandle: handle }),
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  #head(rpId: string, flags: number, { isVerified = true }: Differing): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const verified = isVerified ? USER_VERIFIED : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | verified | flags]), counter]);
  }
}

const clientData = (type: string, challenge: string, { origin = ORIGIN }: Differing) =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false });

/** Adds a passkey to the account of somebody who is logged in. */
export async function addTo(who: Visitor, name = 'Laptop'): Promise<Authenticator> {
  const authenticator = new Authenticator();
  const asked = await who.get(askToAddPasskey, { body: { password: PASSWORD } });
  await who.get(addPasskey, { body: { name, passkey: authenticator.make(asked) } });
  return authenticator;
}

/** Logs in by a passkey. */
export async function enterBy(who: Visitor, authenticator: Authenticator, differing?: Differing) {
  const asked = await who.get(askToSignInByPasskey, {});
  return who.call(signInByPasskey, { body: { passkey: authenticator.answer(asked, differing) } });
}

/** Answers what is asked once more of somebody who is logged in. */
export const prove = async (who: Visitor, authenticator: Authenticator) =>
  authenticator.answer(await who.get(askForPasskey, {}));
