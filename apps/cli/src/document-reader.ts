import { once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ReadingAnswer, ReadingTask } from './reading-worker.ts';

const MEGABYTE = 1024 * 1024;

/** What a document may take before it is given up, whatever it is. Memory is that of its thread alone. */
const LIMITS = { seconds: 7, memoryBytes: 360 * MEGABYTE, heapMegabytes: 256 };

const WATCH_EVERY_MS = 25;

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
 * next document gets a new one. A document is given up for its memory only by a new thread: in a used one
 * some of the memory may be what earlier documents left.
 */
export function createDocumentReader(): DocumentReader {
  let worker: Worker | undefined;
  async function close() {
    await worker?.terminate();
    worker = undefined;
  }
  async function read(task: ReadingTask): Promise<ReadingAnswer> {
    const isUsed = worker !== undefined;
    worker ??= startWorker();
    const answer = await readWithin(worker, task);
    if (answer !== 'late' && answer !== 'large') return answer;
    await close();
    return isUsed && answer === 'large' ? read(task) : HOSTILE;
  }
  return { read, close };
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMegabytes },
  });
  // An error of a thread that has been given up is nobody's concern.
  return worker.on('error', () => {});
}

/** What the thread answers, or the limit that it went over before. */
async function readWithin(
  worker: Worker,
  task: ReadingTask,
): Promise<ReadingAnswer | 'late' | 'large'> {
  const reading = new AbortController();
  const { signal } = reading;
  const answer = answerOf(worker, signal);
  worker.postMessage(task);
  try {
    return await Promise.race([
      answer,
      outgrown(worker, signal),
      setTimeout(LIMITS.seconds * 1000, 'late' as const, { signal }),
    ]);
  } finally {
    reading.abort();
  }
}

/** An error that nobody caught in the thread ends the wait, too: memory that ran out, above all. */
async function answerOf(worker: Worker, signal: AbortSignal): Promise<ReadingAnswer | 'large'> {
  try {
    const [answer] = (await once(worker, 'message', { signal })) as [ReadingAnswer];
    return answer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === OUT_OF_MEMORY) return 'large';
    throw error;
  }
}

/** Resolves when the thread has more memory than a document may take. */
async function outgrown(worker: Worker, signal: AbortSignal): Promise<'large'> {
  for await (const _ of setInterval(WATCH_EVERY_MS, undefined, { signal })) {
    if ((await memoryOf(worker)) > LIMITS.memoryBytes) break;
  }
  return 'large';
}

/**
 * The bytes of the thread's heap and of the buffers beside it; 0 while it starts. The memory of the whole
 * program says nothing about a document: it keeps what ended threads have given back.
 */
async function memoryOf(worker: Worker): Promise<number> {
  try {
    const { total_heap_size, external_memory } = await worker.getHeapStatistics();
    return total_heap_size + external_memory;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_NOT_RUNNING') return 0;
    throw error;
  }
}
