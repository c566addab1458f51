import { on } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Message } from '@shortlist/messages';
import { isTooSlow, mostSeconds } from '@shortlist/readers/reading-time';
import { INSTALLATION } from '#installation.ts';
import type { FromReadingWorker, ReadingAnswer, ReadingTask } from './reading-worker.ts';

const MEGABYTE = 1024 * 1024;

/** The limits at which a document is given up, whatever it is. Memory is that of its thread alone. */
type DocumentLimits = {
  isTooSlow: typeof isTooSlow;
  memoryMegabytes: number;
  heapMegabytes: number;
};

export const DOCUMENT_LIMITS: DocumentLimits = {
  isTooSlow,
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
    return isUsed && answer === 'large' ? read(task) : givenUp(answer);
  }
  return { read, close };
}

type Excess = 'late' | 'large';

function givenUp(excess: Excess): ReadingAnswer {
  const message: Message<'reading'> =
    excess === 'late'
      ? { code: 'reading.given-up-late', params: { seconds: mostSeconds('processor') } }
      : { code: 'reading.given-up-large' };
  return { ok: false, problem: { isLocked: false, message } };
}

function startWorker({ heapMegabytes }: DocumentLimits): Worker {
  const worker = new Worker(INSTALLATION.readingWorker, {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  // An error of a thread that has been given up is nobody's concern.
  return worker.on('error', () => {});
}

/** Resolves with what the thread answers, or the limit that it went over before. */
async function readWithin(
  limits: DocumentLimits,
  worker: Worker,
  task: ReadingTask,
): Promise<ReadingAnswer | Excess> {
  const reading = new AbortController();
  const { signal } = reading;
  const begun = messageOf(worker, 'begins', signal);
  const answer = messageOf(worker, 'answer', signal).then((message) =>
    message === 'large' ? message : message.answer,
  );
  worker.postMessage(task);
  try {
    return await Promise.race([
      answer,
      outgrown(limits.memoryMegabytes * MEGABYTE, worker, signal),
      outlasted(limits, worker, begun, signal),
    ]);
  } finally {
    reading.abort();
  }
}

type MessageOf<Kind> = Extract<FromReadingWorker, { kind: Kind }>;

/** An error that nobody caught in the thread ends the wait, too: memory that ran out, above all. */
async function messageOf<Kind extends FromReadingWorker['kind']>(
  worker: Worker,
  kind: Kind,
  signal: AbortSignal,
): Promise<MessageOf<Kind> | 'large'> {
  try {
    for await (const [message] of on(worker, 'message', { signal })) {
      if (message.kind === kind) return message;
    }
    throw new Error('The thread that reads has ended.');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === OUT_OF_MEMORY) return 'large';
    throw error;
  }
}

/** Resolves when the thread has more memory than that many bytes; on a Node that does not tell, when the program has so much more. */
async function outgrown(bytes: number, worker: Worker, signal: AbortSignal): Promise<'large'> {
  const { rss } = process.memoryUsage;
  const before = rss();
  for await (const _ of setInterval(WATCH_EVERY_MS, undefined, { signal })) {
    if (((await memoryOf(worker)) ?? rss() - before) > bytes) break;
  }
  return 'large';
}

/**
 * Resolves when the thread has worked for too long since its first byte, or waited: what loads its code and what other
 * programs do meanwhile is not the document's.
 */
async function outlasted(
  { isTooSlow: isLate }: DocumentLimits,
  worker: Worker,
  begun: Promise<unknown>,
  signal: AbortSignal,
): Promise<'late'> {
  await begun;
  const before = await spentBy(worker);
  for await (const _ of setInterval(WATCH_EVERY_MS, undefined, { signal })) {
    const { worked, waited } = await spentBy(worker);
    if (isLate(worked - before.worked, 'processor')) break;
    if (isLate(waited - before.waited, 'clock')) break;
  }
  return 'late';
}

/** The ways in which a thread tells of itself, which Node 20 does not have. */
type Telling = Partial<Pick<Worker, 'cpuUsage' | 'getHeapStatistics'>>;

/**
 * Measures how long the thread has had the processor, and how long it has had nothing to do, in ms. On a Node that does not
 * tell the former, it is the time in which the thread had something to do.
 */
async function spentBy(worker: Worker): Promise<{ worked: number; waited: number }> {
  const { active, idle } = worker.performance.eventLoopUtilization();
  const telling: Telling = worker;
  if (!telling.cpuUsage) return { worked: active, waited: idle };
  const { user, system } = await ofRunning(() => worker.cpuUsage(), { user: 0, system: 0 });
  return { worked: (user + system) / 1000, waited: idle };
}

type Heap = { total_heap_size: number; external_memory: number };

/**
 * The bytes of the thread's heap and of the buffers beside it; 0 while it starts, undefined on a Node that does not tell.
 * The memory of the whole program says little about a document: it keeps what ended threads have given back.
 */
async function memoryOf(worker: Worker): Promise<number | undefined> {
  const telling: Telling = worker;
  if (!telling.getHeapStatistics) return undefined;
  const { total_heap_size, external_memory } = await ofRunning<Heap>(
    () => worker.getHeapStatistics(),
    { total_heap_size: 0, external_memory: 0 },
  );
  return total_heap_size + external_memory;
}

/** Resolves with what a thread says of itself, or `otherwise` while it starts or ends. */
async function ofRunning<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_NOT_RUNNING') return otherwise;
    throw error;
  }
}
