import type { EnclosureQuestion, EnclosureReport } from './enclosure-questions.ts';

/** Longest time for a question, in ms. */
const LIMIT_MS = 60_000;

/** No answer about files of others: they took too long, or all memory, or the worker could not be loaded. */
export class EnclosuresNotRead extends Error {
  override readonly name = 'EnclosuresNotRead';
}

/**
 * Asks a worker of its own, which ends with the answer: a file that was made to be read for ever, or to fill the memory, takes nothing
 * along. Rejects with `EnclosuresNotRead`, or with the reason of `signal`.
 */
export function askEnclosures(
  question: EnclosureQuestion,
  signal?: AbortSignal,
): Promise<EnclosureReport> {
  const ended = new AbortController();
  const { signal: end } = ended;
  const answer = new Promise<EnclosureReport>((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./enclosures-worker.ts', import.meta.url), {
      type: 'module',
    });
    const fail = (reason: string) => reject(new EnclosuresNotRead(reason));
    const limit = setTimeout(() => fail('The worker did not answer in time.'), LIMIT_MS);
    end.addEventListener('abort', () => {
      clearTimeout(limit);
      worker.terminate();
    });
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: end });
    worker.addEventListener('error', ({ message }) => fail(message || 'The worker failed.'));
    worker.addEventListener('message', ({ data }: MessageEvent<{ report: EnclosureReport }>) =>
      resolve(data.report),
    );
    worker.postMessage({ number: 1, question });
  });
  return answer.finally(() => ended.abort());
}
