import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Guest } from './traffic.ts';

const LASTS_MS = 5_000;
/** The wait before a client comes back. What it does with `Retry-After` is its own; these come back soon. */
const RETRY_MS = 1_000;
const HEALTH_EVERY_MS = 50;

/** The outcome of a crowd: lists answered or refused, calls that got neither, and how long health checks took, in ms. */
export type Overload = { answered: number; refused: number; broken: number; health: number[] };

/** So many connections that ask for lists as fast as they are answered, for five seconds; health is asked beside them. */
export async function overload(
  url: string,
  guests: readonly Guest[],
  connections: number,
): Promise<Overload> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + LASTS_MS;
  const found: Overload = { answered: 0, refused: 0, broken: 0, health: [] };

  async function visit(guest: Guest): Promise<void> {
    while (performance.now() < end) {
      const call = { method: 'GET', path: '/api/get_resumes.php', cookie: guest.cookie } as const;
      const answer = await ask(url, { ...call, agent }).catch(() => undefined);
      if (answer?.status === 200) found.answered += 1;
      else if (answer?.status === 503) found.refused += 1;
      else found.broken += 1;
      if (answer?.status !== 200) await sleep(RETRY_MS);
    }
  }

  async function watch(): Promise<void> {
    for (; performance.now() < end; await sleep(HEALTH_EVERY_MS)) {
      const began = performance.now();
      const { status } = await ask(url, { method: 'GET', path: '/healthz' });
      if (status !== 200) throw new Error(`/healthz answered ${status}.`);
      found.health.push(performance.now() - began);
    }
  }

  const crowd = Array.from({ length: connections }, (_, nth) => guests[nth % guests.length]);
  await Promise.all([watch(), ...crowd.flatMap((guest) => (guest ? [visit(guest)] : []))]);
  agent.destroy();
  found.health.sort((one, other) => one - other);
  return found;
}
