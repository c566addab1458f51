import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '#db/user-id.ts';

/** The one who makes a request, by the session of its cookie. */
export type Caller = { owner: UserId; isGuest: boolean; isAdmin: boolean };

/** Finds the caller of a request. Answers that renew or open a session carry its cookie. */
export type Callers = {
  /**
   * Finds the caller whose session the request comes with; undefined for a request without one. Throws `no_session`
   * when the request has one that has ended.
   */
  find(request: FastifyRequest, reply: FastifyReply): Promise<Caller | undefined>;
  /** A new guest, whose session the answer opens. Throws `slow_down` when an address opens too many. */
  openGuest(request: FastifyRequest, reply: FastifyReply): Promise<UserId>;
};
