import { askForPasskey, type RequestOf, type removePasskey } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerByPasskey, usePasskeySupport } from '#platform/passkeys.ts';
import { call } from '#platform/server/call.ts';
import { waysInQuery } from '../ways-in/ways-in-query.ts';

/** Kinds of proof of who is there: the password, a passkey, or else the session, as long as it is new. */
export type ProofKind = 'password' | 'passkey' | 'session';

/** Proof as calls take it. */
export type Proof = Omit<RequestOf<typeof removePasskey>['body'], 'id'>;

/**
 * Proof that a form asks for, by what the account has: the password where there is one, or a passkey where the person
 * prefers that. While the server has not told, it is taken to have a password.
 */
export function useProof() {
  const { data } = useQuery(waysInQuery);
  const isSupported = usePasskeySupport();
  const [chosen, choose] = useState<ProofKind>();
  const hasPassword = data?.hasPassword ?? true;
  const hasPasskey = (data?.passkeys.length ?? 0) > 0;
  const kind = chosen ?? usualKind(hasPassword, hasPasskey);

  async function prove(password: string): Promise<Proof> {
    if (kind === 'password') return { password };
    if (kind === 'session') return {};
    return { passkey: await answerByPasskey(await call(askForPasskey, {})) };
  }

  return { kind, choose, hasChoice: hasPassword && hasPasskey && isSupported, prove };
}

function usualKind(hasPassword: boolean, hasPasskey: boolean): ProofKind {
  if (hasPassword) return 'password';
  return hasPasskey ? 'passkey' : 'session';
}
