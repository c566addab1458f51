import { once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Message } from '@shortlist/messages';
import type { ReadingAnswer, ReadingTask } from './reading-worker.ts';

const MEGABYTE = 1024 * 1024;

/** What a document may take before it is given up, whatever it is. Memory is that of its thread alone. */
type DocumentLimits = { seconds: number; memoryMegabytes: number; heapMegabytes: number };

export const DOCUMENT_LIMITS: DocumentLimits = {
  seconds: 7,
  memoryMegabytes: 360,
  heapMegabytes: 256,
};

const WATCH_EVERY_MS = 25;

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

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
export function createDocumentReader(limits = DOCUMENT_LIMITS): DocumentReader {
  let worker: Worker | undefined;
  async function close() {
    await worker?.terminate();
    worker = undefined;
  }
  async function read(task: ReadingTask): Promise<ReadingAnswer> {
    const isUsed = worker !== undefined;
    worker ??= startWorker(limits);
    const answer = await readWithin(limits, worker, task);
    if (answer !== 'late' && answer !== 'large') return answer;
    await close();
    return isUsed && answer === 'large' ? read(task) : givenUp(answer, limits);
  }
  return { read, close };
}

type Excess = 'late' | 'large';

function givenUp(excess: Excess, { seconds }: DocumentLimits): ReadingAnswer {
  const message: Message<'reading'> =
    excess === 'late'
      ? { code: 'reading.given-up-late', params: { seconds } }
      : { code: 'reading.given-up-large' };
  return { ok: false, problem: { isLocked: false, message } };
}

function startWorker({ heapMegabytes }: DocumentLimits): Worker {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // An error of a thread that has been given up is nobody's concern.
  return worker.on('error', () => {});
}

/** What the thread answers, or the limit that it went over before. */
async function readWithin(
  { seconds, memoryMegabytes }: DocumentLimits,
  worker: Worker,
  task: ReadingTask,
): Promise<ReadingAnswer | Excess> {
  const reading = new AbortController();
  const { signal } = reading;
  const answer = answerOf(worker, signal);
  worker.postMessage(task);
  try {
    return await Promise.race([
      answer,
      outgrown(memoryMegabytes * MEGABYTE, worker, signal),
      setTimeout(seconds * 1000, 'late' as const, { signal }),
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

/** Resolves when the thread has more memory than that many bytes. */
async function outgrown(bytes: number, worker: Worker, signal: AbortSignal): Promise<'large'> {
  for await (const _ of setInterval(WATCH_EVERY_MS, undefined, { signal })) {
    if ((await memoryOf(worker)) > bytes) break;
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
