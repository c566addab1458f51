// A thread beside the event loop, started by `render-thread.ts`: makes files and scores of documents, one after the other.
import { parentPort } from 'node:worker_threads';
import { loadSooner } from '#lib/load-sooner.ts';
import type { RenderAnswer, RenderJob, ScoreJob, SharedJob } from './render-job.ts';

const { renderFile } = await loadSooner(() => import('./render-file.ts'));

/** The keywords' lexicon is loaded with the first score. */
async function answerTo(job: RenderJob | SharedJob | ScoreJob): Promise<RenderAnswer> {
  if (!('posting' in job)) return renderFile(job);
  const { scoreResume } = await import('./score-resume.ts');
  return scoreResume(job);
}

const failed = (error: unknown): RenderAnswer => ({
  kind: 'failed',
  stack: error instanceof Error ? error.stack : undefined,
});

/** The bytes in a buffer of their own, which can be given away: a view's may hold more. */
const ownBytes = (bytes: Uint8Array<ArrayBuffer>) =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();

parentPort?.on('message', async (job: RenderJob | SharedJob | ScoreJob) => {
  const answer = await answerTo(job).catch(failed);
  if (answer.kind !== 'written') return parentPort?.postMessage(answer);
  const bytes = ownBytes(answer.file.bytes);
  parentPort?.postMessage({ ...answer, file: { ...answer.file, bytes } }, [bytes.buffer]);
});
parentPort?.postMessage('ready');
