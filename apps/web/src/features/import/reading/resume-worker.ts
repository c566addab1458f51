import type { PageDrawer } from './draw-pages.ts';
import { createPdfDataLoader } from './pdf-data.ts';
import { readSteps } from './read-steps.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** What was read last: its pages may be asked for. */
let drawer: Promise<PageDrawer> | undefined;

/** Why a file of pdf.js's own did not come, if one did not: the text is then not whole. */
let lost: unknown;

function tell(message: FromWorker, transfer: Transferable[] = []) {
  self.postMessage(message, { transfer });
}

const loadPdfData = createPdfDataLoader((cause) => {
  lost = cause;
});

async function read({ bytes, password }: Extract<ToWorker, { kind: 'read' }>) {
  try {
    const answer = await readSteps(bytes, password, {
      loadPdfData,
      onStep: (step) => tell({ kind: 'step', step }),
    });
    if (lost !== undefined) throw lost;
    if (answer.ok && answer.text.format === 'pdf') {
      drawer = import('./draw-pages.ts').then(({ openDrawer }) =>
        openDrawer(bytes, { password, loadPdfData }),
      );
    }
    tell({ kind: 'answer', answer });
  } catch (cause) {
    tell({ kind: 'unloaded', cause: String(cause) });
  }
}

async function draw({ id, page, scale }: Extract<ToWorker, { kind: 'draw' }>) {
  try {
    const drawPage = await drawer;
    if (!drawPage) throw new Error('There are no pages to draw.');
    const picture = await drawPage(page, scale);
    tell({ kind: 'drawn', id, picture }, [picture]);
  } catch (error) {
    tell({ kind: 'undrawn', id, reason: String(error) });
  }
}

// pdf.js leaves some promises of its own alone when a damaged file makes it try another way; what it
// answers in the end is what counts, and a file that gets no answer is given up in time.
self.addEventListener('unhandledrejection', (event) => event.preventDefault());

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'read') void read(data);
  if (data.kind === 'draw') void draw(data);
});
