// A thread beside the event loop, started by `render-thread.ts`: makes files of documents, one after the other.
import { parentPort } from 'node:worker_threads';
import { loadSooner } from '#lib/load-sooner.ts';
import type { RenderAnswer, RenderJob } from './render-job.ts';

const { renderFile } = await loadSooner(() => import('./render-file.ts'));

const failed = (error: unknown): RenderAnswer => ({
  kind: 'failed',
  reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

parentPort?.on('message', async (job: RenderJob) => {
  const answer = await renderFile(job).catch(failed);
  parentPort?.postMessage(answer, answer.kind === 'written' ? [answer.file.bytes.buffer] : []);
});
parentPort?.postMessage('ready');
