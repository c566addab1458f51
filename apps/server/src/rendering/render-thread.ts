import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderJob, ScoreJob } from './render-job.ts';

export type ThreadBounds = {
  /** Time that making a file may take, in ms. */
  jobMs: number;
  /** Memory of the thread for what is no bytes of files, in MB. */
  memoryMb: number;
  /** Time without work after which the thread ends, in ms. */
  idleMs: number;
};

/** A file took the thread's time or memory: the thread was ended. */
export class RenderStopped extends Error {
  override name = 'RenderStopped';
  readonly want: 'time' | 'memory';

  constructor(want: 'time' | 'memory', cause: unknown) {
    super(`A file was not made for want of ${want}`, { cause });
    this.want = want;
  }
}

/** Time to load the thread's modules, in ms: on a machine that does much else some seconds. */
const START_MS = 60_000;

/** New objects live here, a small part of the whole: few survive. */
const YOUNG_SHARE = 8;

/**
 * A thread that makes one file at a time. It begins with the first and ends when there is nothing to do for a while. What goes beyond its time
 * or memory ends it, and the next file is made in a new one. It keeps no process alive.
 */
export function createRenderThread({ jobMs, memoryMb, idleMs }: ThreadBounds) {
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
    // Who waits for an answer hears of it too; without anybody it would end the process.
    begun.on('error', () => {});
    begun.once('exit', () => {
      if (worker === begun) worker = undefined;
    });
    await nextMessage(begun, START_MS);
    return begun;
  }

  /** Has the thread make a file or a score. Throws `RenderStopped` where it is ended for that. */
  async function run(job: RenderJob | ScoreJob): Promise<RenderAnswer> {
    clearTimeout(idle);
    try {
      const running = worker ?? (await begin());
      running.postMessage(job);
      return (await nextMessage(running, jobMs)) as RenderAnswer; // The thread sends nothing else.
    } catch (error) {
      await close();
      throw error;
    } finally {
      idle = setTimeout(() => void close(), idleMs).unref();
    }
  }

  return { run, close };
}

async function nextMessage(worker: Worker, ms: number): Promise<unknown> {
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.timeout(ms) });
    return message;
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'AbortError') throw new RenderStopped('time', error);
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw new RenderStopped('memory', error);
    throw error;
  }
}
