import type { PasskeyAnswer } from '@shortlist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '#db/db.ts';

/** The one who makes a request. */
export type Caller = { owner: UserId; isGuest: boolean; isAdmin: boolean };

/**
 * Proof that a request is made by the owner of its session: the password or an answer of a passkey, or neither where the
 * account has neither. `field` is the field of the request that holds the password.
 */
export type Proof = {
  password?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
  field?: string;
};

/** Finds the caller of a request. Answers that renew or open a session carry its cookie. */
export type Callers = {
  /**
   * Finds the caller by what the request comes with; undefined for a request without any of that. Throws `no_session`
   * when it comes with a session that has ended.
   */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Caller | undefined>;
  /** Opens the session of a new guest with the answer. Throws `slow_down` when an address opens too many. */
  openGuest(request: FastifyRequest, reply: FastifyReply): Promise<UserId>;
  /**
   * Asks once more for proof of who the caller is, before what a stolen session must not do. Throws `invalid` for one that is
   * not right, and `slow_down` after too many.
   */
  reauthenticate(request: FastifyRequest, proof: Proof): Promise<void>;
};

/** A way to sign in: finds the callers that come in this way, and does what else it can do for them. */
export type SignIn = Pick<Callers, 'find'> & Partial<Callers>;

/** Joins ways to sign in. A caller is found by the first that knows one; all else is done by the first that can. */
export function createCallers(ways: readonly SignIn[]): Callers {
  return {
    async find(request, reply) {
      for (const way of ways) {
        const caller = await way.find(request, reply);
        if (caller) return caller;
      }
      return undefined;
    },
    openGuest: first(ways.map((way) => way.openGuest)),
    reauthenticate: first(ways.map((way) => way.reauthenticate)),
  };
}

function first<Ability>(abilities: readonly (Ability | undefined)[]): Ability {
  const found = abilities.find((ability) => ability !== undefined);
  if (found === undefined) throw new Error('No way to sign in can do all that callers need.');
  return found;
}
