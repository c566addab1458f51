import { createAnalyzer } from './analyzer.ts';
import type { WorkerQuestion } from './worker-analyzer.ts';

/** Log of the workers of this page, and whether they fail from now on. The page keeps its worker between tests. */
export const workerLog = { asked: 0, isFailing: false };

/** Makers of engines, by the file of their worker. */
type Engines = Readonly<Record<string, () => (question: never) => Promise<unknown>>>;

/** The engines of the file that runs: a worker that the page has kept from an earlier one answers by these too. */
let served: Engines = {};

/**
 * Gives jsdom what it lacks of a browser for workers: one that runs the real engine in its own task,
 * with messages cloned as they are on the way to a thread. The log starts over.
 */
export function serveWorkers(engines: Engines = { 'keyword-worker': createAnalyzer }): void {
  Object.assign(workerLog, { asked: 0, isFailing: false });
  served = engines;
  globalThis.Worker = class extends EventTarget {
    readonly #file: string;
    #make: (() => (question: never) => Promise<unknown>) | undefined;
    #analyze: ((question: never) => Promise<unknown>) | undefined;

    constructor(url: URL) {
      super();
      this.#file = url.pathname;
    }

    postMessage(message: WorkerQuestion) {
      // An engine answers for its own worker; those of other parts of a page are silent.
      const [, make] = Object.entries(served).find(([name]) => this.#file.includes(name)) ?? [];
      if (!make) return;
      if (make !== this.#make) this.#analyze = make();
      this.#make = make;
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
