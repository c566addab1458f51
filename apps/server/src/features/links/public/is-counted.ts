import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { UserId } from '#db/db.ts';
import { findCaller } from '#http/access.ts';
import type { Callers } from '#http/callers.ts';

/** Of better-auth's, whatever goes before it. */
const SESSION_COOKIE = /session_token=/u;

/** Checks whether a visit is a person's other than the owner of the link: no program's, and none that a browser makes ahead of one. */
export async function isCounted(
  callers: Callers,
  owner: UserId,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { method, headers } = request;
  const { 'user-agent': agent = '', 'sec-purpose': purpose = '', cookie = '' } = headers;
  if (method !== 'GET' || agent === '' || isbot(agent)) return false;
  if (String(purpose).includes('prefetch')) return false;
  if (!SESSION_COOKIE.test(cookie)) return true;
  const caller = await findCaller(callers, request, reply);
  reply.removeHeader('set-cookie'); // A session is renewed elsewhere: pages of links set no cookie.
  return caller?.owner !== owner;
}
