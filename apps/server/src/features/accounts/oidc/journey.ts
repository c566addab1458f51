import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cookieNameOf, readCookie, sendCookie } from '#http/cookies.ts';
import { openSealed, seal } from '#lib/seal.ts';

const LASTS_S = 600;

/** One way to a provider and back, as the browser keeps it. */
const Journey = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Path to go on to. */
  next: z.string().optional(),
  /** Account to be linked; without one, somebody logs in. */
  link: z.string().optional(),
  invitation: z.string().optional(),
  /** Milliseconds since 1970 at which it is too late to come back. */
  until: z.number(),
});
export type Journey = z.infer<typeof Journey>;

export type Journeys = {
  /** Has the browser keep a journey that begins; an earlier one of it is given up. */
  keep(reply: FastifyReply, journey: Omit<Journey, 'until'>): void;
  /** Takes the journey of a browser out of it; undefined where it has none, or it took too long. */
  take(request: FastifyRequest, reply: FastifyReply): Journey | undefined;
};

type Parts = { secret: string; isHttps: boolean; now: () => Date };

/** Journeys in a sealed cookie: any of several servers can end what another has begun, and no other browser can. */
export function createJourneys({ secret, isHttps, now }: Parts): Journeys {
  const use = { secret, purpose: 'journeys to providers of single sign-on' };
  const name = cookieNameOf('oidc', isHttps);
  const send = (reply: FastifyReply, value: string, maxAge: number) =>
    sendCookie(reply, [name, value], { path: '/api/auth/oidc', maxAge, isHttps });

  return {
    keep(reply, journey) {
      const until = now().getTime() + 1_000 * LASTS_S;
      const sealed = seal(JSON.stringify({ ...journey, until }), use);
      send(reply, Buffer.from(sealed, 'base64').toString('base64url'), LASTS_S);
    },
    take(request, reply) {
      const cookie = readCookie(request, name);
      if (cookie === undefined) return undefined;
      send(reply, '', 0);
      const text = openSealed(cookie, use);
      const journey = text === undefined ? undefined : Journey.safeParse(JSON.parse(text)).data;
      return journey && journey.until > now().getTime() ? journey : undefined;
    },
  };
}
