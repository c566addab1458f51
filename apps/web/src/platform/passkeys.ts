import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '@shortlist/contracts';
import { useSyncExternalStore } from 'react';
import { loadChunk } from './navigation/lazy-chunk.ts';

/** No passkey has answered: the person closed the browser's window, or has none here. */
export class PasskeyNotUsed extends Error {
  override readonly name = 'PasskeyNotUsed';
}

const load = () => loadChunk('passkeys', () => import('@simplewebauthn/browser'));

/** Passkeys belong to the name of a host; an address of numbers has none. */
const isNumbered = (host: string) => /^[\d.]+$|:/u.test(host);

const hasPasskeys = () =>
  typeof window.PublicKeyCredential === 'function' && !isNumbered(window.location.hostname);

const never = () => () => undefined;

/** Returns whether this browser can use passkeys at this address; false while a rendered page is hydrated. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(never, hasPasskeys, () => false);

// The names of transports, texts in our contracts, are those that some browser gave: they go back as they came.
type Options<Start extends (options: never) => unknown> = Parameters<Start>[0] extends {
  optionsJSON: infer Asked;
}
  ? Asked
  : never;

/** Has one of the person's passkeys answer. Throws `PasskeyNotUsed`. */
export async function answerByPasskey(asked: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load();
  const optionsJSON = asked as Options<typeof startAuthentication>;
  return startAuthentication({ optionsJSON }).catch(refuse);
}

/** Has the browser make a passkey. Throws `PasskeyNotUsed`. */
export async function makePasskey(asked: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await load();
  const optionsJSON = asked as Options<typeof startRegistration>;
  const made = await startRegistration({ optionsJSON }).catch(refuse);
  const { response } = made;
  return { ...made, response: { ...response, transports: response.transports ?? [] } };
}

function refuse(cause: unknown): never {
  throw new PasskeyNotUsed('No passkey has answered.', { cause });
}
