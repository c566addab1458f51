/** Starts a thread for one file. Its code is loaded only now; what checks files has the same, so a browser may have it already. */
export const startWorker = (): Worker =>
  new Worker(new URL('../../../workers/document-worker.ts', import.meta.url), {
    type: 'module',
    name: 'read',
  });
