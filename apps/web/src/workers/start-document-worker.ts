/** What a worker is for, which is its name: to read a file that a resume begins from, or to check files that were just written. */
export type DocumentTask = 'read' | 'check';

/** Starts a thread that reads documents. Its code is loaded only now, and once for both tasks. */
export const startDocumentWorker = (name: DocumentTask): Worker =>
  new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module', name });
