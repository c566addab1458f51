import type { AnalysisRequest, KeywordReport } from './analyzer.ts';

/** Message to the worker and its answer, which bears the number of its question. */
export type WorkerQuestion<Question = AnalysisRequest> = { number: number; question: Question };
export type WorkerAnswer<Report = KeywordReport> = { number: number; report: Report };

type Waiting<Report> = { resolve: (report: Report) => void; reject: (cause: Error) => void };

/**
 * The engine in a worker, so that no keystroke waits for it. The worker and its lexicon are loaded with the
 * first question and stay. When the worker fails, the questions on their way are rejected, and the next one
 * starts another.
 */
export function createWorkerAnalyzer<Question = AnalysisRequest, Report = KeywordReport>(
  start: () => Worker,
): (question: Question) => Promise<Report> {
  const waiting = new Map<number, Waiting<Report>>();
  let worker: Worker | undefined;
  let asked = 0;

  function open(): Worker {
    const opened = start();
    opened.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Report>>) => {
      waiting.get(data.number)?.resolve(data.report);
      waiting.delete(data.number);
    });
    opened.addEventListener('error', ({ message }) => {
      opened.terminate();
      worker = undefined;
      for (const { reject } of waiting.values()) {
        reject(new Error(message || 'The worker could not be started.'));
      }
      waiting.clear();
    });
    return opened;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      worker ??= open();
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage({ number: asked, question } satisfies WorkerQuestion<Question>);
    });
}

/** The one worker of the page. */
export const analyzeInWorker = createWorkerAnalyzer(
  () => new Worker(new URL('./keyword-worker.ts', import.meta.url), { type: 'module' }),
);
