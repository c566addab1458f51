import { RENDER_BOUNDS } from './open-renderer.ts';
import { createRenderThread, type RenderThread } from './render-thread.ts';

const thread = createRenderThread(RENDER_BOUNDS);
let last: Promise<unknown> = Promise.resolve();

/** One thread for the servers of a process, one job after the other: each of its own would load modules and fonts again. It ends when it has been idle. */
export const SHARED_THREAD: RenderThread = {
  run(job) {
    const answer = last.then(() => thread.run(job));
    last = answer.catch(() => undefined);
    return answer;
  },
  close: async () => undefined,
};
