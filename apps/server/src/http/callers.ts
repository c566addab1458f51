import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '#db/user-id.ts';

/** How a request says who makes it. Answers that renew or open a session carry its cookie. */
export type Callers = {
  /**
   * The owner of the request's session, or undefined for a request without one. Throws
   * `no_session` when the request has one that has ended.
   */
  find(request: FastifyRequest, reply: FastifyReply): Promise<UserId | undefined>;
  /** A new guest, whose session the answer opens. Throws `slow_down` when an address opens too many. */
  openGuest(request: FastifyRequest, reply: FastifyReply): Promise<UserId>;
};
