import { createAnalyzer } from './analyzer.ts';
import type { WorkerQuestion } from './worker-analyzer.ts';

/** Log of the workers of this page, and whether they fail from now on. The page keeps its worker between tests. */
export const workerLog = { asked: 0, isFailing: false };

/** Makers of engines, by the file of their worker. */
type Engines = Readonly<Record<string, () => (question: never) => Promise<unknown>>>;

/**
 * Gives jsdom what it lacks of a browser for workers: one that runs the real engine in its own task,
 * with messages cloned as they are on the way to a thread. The log starts over.
 */
export function serveWorkers(engines: Engines = { 'keyword-worker': createAnalyzer }): void {
  Object.assign(workerLog, { asked: 0, isFailing: false });
  globalThis.Worker = class extends EventTarget {
    readonly #analyze: ((question: never) => Promise<unknown>) | undefined;

    /** An engine answers for its own worker; those of other parts of a page are silent. */
    constructor(url: URL) {
      super();
      const [, make] = Object.entries(engines).find(([name]) => url.pathname.includes(name)) ?? [];
      this.#analyze = make?.();
    }

    postMessage(message: WorkerQuestion) {
      if (!this.#analyze) return;
      workerLog.asked += 1;
      const { number, question } = structuredClone(message);
      setTimeout(async () =>
        this.dispatchEvent(
          workerLog.isFailing ? this.#fail() : await this.#answer(number, question),
        ),
      );
    }

    #fail = () => new ErrorEvent('error');

    async #answer(number: number, question: WorkerQuestion['question']) {
      const data = structuredClone({ number, report: await this.#analyze?.(question as never) });
      return new MessageEvent('message', { data });
    }

    terminate() {}
  } as unknown as typeof Worker;
}
