import { SECTIONS } from '@shortlist/model';
import { serveReading } from '#features/import/reading/serve-reading.ts';
import type { ToCheckWorker } from '#features/read-back/checking/worker-checker.ts';

/*
 * Reads documents: a file that a resume begins from, or, under the name `check`, files that were just written. Both are one script,
 * because pdf.js, the readers and the parser are nearly all of either: they are built once, and a browser loads them once.
 */

const tell = (message: object, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

const serve = self.name === 'check' ? serveChecks() : serveReading(tell);

// pdf.js leaves some promises of its own alone when a damaged file makes it try another way; what it
// answers in the end is what counts, and a file that gets no answer is given up in time.
self.addEventListener('unhandledrejection', (event) => event.preventDefault());
self.addEventListener('message', ({ data }) => serve(data));

/** Loads what writes and compares files, which a reading does not need. Questions wait for it, in their order. */
function serveChecks() {
  const loading = import('#features/read-back/checking/answer-checks.ts');
  const answering = loading.then(({ answerChecks }) => answerChecks(tell, SECTIONS));
  // The page hears of a part that did not come as of any failure of its worker, and starts another.
  return (asked: ToCheckWorker) => void answering.then((answer) => answer(asked), reportError);
}
