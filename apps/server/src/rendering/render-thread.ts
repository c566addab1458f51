import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderJob, ScoreJob, SharedJob } from './render-job.ts';

export type ThreadBounds = {
  /** Time to load the thread's modules, in ms: on a machine that does much else some seconds. */
  startMs: number;
  /** Time that making a file may take, in ms. */
  jobMs: number;
  /** Memory of the thread for what is no bytes of files, in MB. */
  memoryMb: number;
  /** Time without work after which the thread ends, in ms. */
  idleMs: number;
};

/** Resource that a file took too much of, or the start that the thread did not make in time. */
type Want = 'time' | 'memory' | 'start';

/** A file took the thread's time or memory, or the thread did not start: it was ended. */
export class RenderStopped extends Error {
  override name = 'RenderStopped';
  readonly want: Want;

  constructor(want: Want, cause: unknown) {
    super(`A file was not made for want of ${want}`, { cause });
    this.want = want;
  }
}

export type RenderThread = {
  /** Has the thread make a file or a score. Throws `RenderStopped` where it is ended for that. */
  run(job: RenderJob | SharedJob | ScoreJob): Promise<RenderAnswer>;
  close(): Promise<void>;
};

/** New objects live here, a small part of the whole: few survive. */
const YOUNG_SHARE = 8;

/**
 * A thread that makes one file at a time. It begins with the first and ends when there is nothing to do for a while. What goes beyond its time
 * or memory ends it, and the next file is made in a new one. It keeps no process alive.
 */
export function createRenderThread({
  startMs,
  jobMs,
  memoryMb,
  idleMs,
}: ThreadBounds): RenderThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function close(): Promise<void> {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  async function begin(): Promise<Worker> {
    const begun = new Worker(new URL('./render-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: memoryMb,
        maxYoungGenerationSizeMb: memoryMb / YOUNG_SHARE,
      },
    });
    worker = begun;
    begun.unref();
    const forget = () => {
      if (worker === begun) worker = undefined;
    };
    // Who waits for an answer hears of an error too; without anybody it would end the process. After it the thread takes no other job.
    begun.on('error', forget);
    begun.once('exit', forget);
    await nextMessage(begun, { ms: startMs, late: 'start' });
    return begun;
  }

  async function run(job: RenderJob | SharedJob | ScoreJob): Promise<RenderAnswer> {
    clearTimeout(idle);
    try {
      const running = worker ?? (await begin());
      running.postMessage(job);
      return (await nextMessage(running, { ms: jobMs, late: 'time' })) as RenderAnswer; // The thread sends nothing else.
    } catch (error) {
      await close();
      throw error;
    } finally {
      idle = setTimeout(() => void close(), idleMs).unref();
    }
  }

  return { run, close };
}

/** The next message of a thread; throws when none comes in time, or the thread ends. */
async function nextMessage(worker: Worker, { ms, late }: { ms: number; late: Want }) {
  const heard = new AbortController();
  const signal = AbortSignal.any([heard.signal, AbortSignal.timeout(ms)]);
  const ended = async (): Promise<never> => {
    await once(worker, 'exit', { signal });
    throw new Error('The thread ended.');
  };
  try {
    const [message]: unknown[] = await Promise.race([once(worker, 'message', { signal }), ended()]);
    return message;
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'AbortError') throw new RenderStopped(late, error);
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw new RenderStopped('memory', error);
    throw error;
  } finally {
    heard.abort();
  }
}
