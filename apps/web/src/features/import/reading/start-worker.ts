/** Starts a thread for one file. Its code is loaded only now. */
export const startWorker = (): Worker =>
  new Worker(new URL('./resume-worker.ts', import.meta.url), { type: 'module' });
