import { createAnalyzer } from './analyzer.ts';
import type { WorkerQuestion } from './worker-analyzer.ts';

/** Log of the workers of this page, and whether they fail from now on. The page keeps its worker between tests. */
export const workerLog = { asked: 0, isFailing: false };

/**
 * Gives jsdom what it lacks of a browser for workers: one that runs the real engine in its own task,
 * with messages cloned as they are on the way to a thread. The log starts over.
 */
export function serveWorkers(): void {
  Object.assign(workerLog, { asked: 0, isFailing: false });
  globalThis.Worker = class extends EventTarget {
    #analyze = createAnalyzer();
    readonly #isAsked: boolean;

    /** The engine answers for its own worker; those of other parts of a page are silent. */
    constructor(url: URL) {
      super();
      this.#isAsked = url.pathname.includes('keyword-worker');
    }

    postMessage(message: WorkerQuestion) {
      if (!this.#isAsked) return;
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
      const data = structuredClone({ number, report: await this.#analyze(question) });
      return new MessageEvent('message', { data });
    }

    terminate() {}
  } as unknown as typeof Worker;
}
