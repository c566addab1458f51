import { Worker } from 'node:worker_threads';
import type { ReadingAnswer, ReadingTask } from './reading-worker.ts';

/** What a document may take before it is given up, whatever it is. */
const LIMITS = { seconds: 7, programMegabytes: 430, heapMegabytes: 256 };

const WATCH_EVERY_MS = 25;
const MEGABYTE = 1024 * 1024;

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

const HOSTILE: ReadingAnswer = {
  ok: false,
  problem: {
    code: 'hostile',
    message: `Reading it takes more than ${LIMITS.seconds} seconds or more memory than any resume; it was given up.`,
  },
};

/** Reads documents in a thread that can be ended, one at a time. */
export type DocumentReader = {
  read: (task: ReadingTask) => Promise<ReadingAnswer>;
  close: () => Promise<void>;
};

/**
 * A reader whose documents end in time and memory: what hangs or swells is ended with its thread, and the
 * next document gets a new one.
 */
export function createDocumentReader(): DocumentReader {
  let worker: Worker | undefined;
  async function close() {
    await worker?.terminate();
    worker = undefined;
  }
  return {
    async read(task) {
      worker ??= startWorker();
      const answer = await answerOf(worker, task);
      if (answer === HOSTILE) await close();
      return answer;
    },
    close,
  };
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMegabytes },
  });
  // An error of a thread that has been given up is nobody's concern.
  return worker.on('error', () => {});
}

/** An error that nobody caught in the thread ends the wait, too: memory that ran out, above all. */
function answerOf(worker: Worker, task: ReadingTask): Promise<ReadingAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const watch = setInterval(() => {
      const isLate = performance.now() - startedAt > LIMITS.seconds * 1000;
      const isLarge = process.memoryUsage.rss() > LIMITS.programMegabytes * MEGABYTE;
      if (isLate || isLarge) settle(() => resolve(HOSTILE));
    }, WATCH_EVERY_MS);
    const handleAnswer = (answer: ReadingAnswer) => settle(() => resolve(answer));
    const handleError = (error: NodeJS.ErrnoException) =>
      settle(() => (error.code === OUT_OF_MEMORY ? resolve(HOSTILE) : reject(error)));
    function settle(settled: () => void) {
      clearInterval(watch);
      worker.off('message', handleAnswer);
      worker.off('error', handleError);
      settled();
    }
    worker.once('message', handleAnswer);
    worker.once('error', handleError);
    worker.postMessage(task);
  });
}
