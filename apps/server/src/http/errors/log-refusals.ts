import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { AppError } from './errors.ts';

const APART_MS = 1_000;

type Refusals = {
  /** Notes a request that is refused because the server has no room or no time for it. */
  note(request: FastifyRequest, refused: AppError, error: unknown): void;
  /** Checks whether a request was refused so: it has no line of its own. */
  has(request: FastifyRequest): boolean;
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Fastify's own.
  interface FastifyInstance {
    refusals: Refusals;
  }
}

/**
 * Logs refusals of an overloaded server or a full disk once a second for each code, with their number and the last reason: a line
 * for each would take the room that there is no more.
 */
export function logRefusals(app: FastifyInstance): void {
  const noted = new WeakSet<FastifyRequest>();
  const counters = new Map<string, ReturnType<typeof createCounter>>();
  app.decorate('refusals', {
    note(request, { code }, error) {
      noted.add(request);
      const counter = counters.get(code) ?? createCounter(app.log, code);
      counters.set(code, counter);
      counter.add(error);
    },
    has: (request) => noted.has(request),
  });
  app.addHook('onClose', () => {
    for (const counter of counters.values()) counter.end();
  });
}

/** Logs the first refusal at once, and what follows together, a second later. */
function createCounter(log: FastifyBaseLogger, code: string) {
  let count = 0;
  let last: unknown;
  let timer: NodeJS.Timeout | undefined;

  function write() {
    timer = count > 0 ? setTimeout(write, APART_MS).unref() : undefined;
    if (count > 0) log.warn({ code, refused: count, err: last }, code);
    count = 0;
    last = undefined;
  }

  return {
    add(error: unknown) {
      count += 1;
      last = error;
      if (timer === undefined) write();
    },
    end() {
      clearTimeout(timer);
      write();
      clearTimeout(timer);
    },
  };
}
