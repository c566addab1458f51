import { createPdfDataLoader } from './pdf-data.ts';
import { type FileSource, readSteps } from './read-steps.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

type Tell = (message: FromWorker, transfer?: Transferable[]) => void;
type Asked<Kind extends ToWorker['kind']> = Extract<ToWorker, { kind: Kind }>;

/** Does what the page asks for, one file in its life: the worker's side, which answers by `tell`. */
export function serveReading(tell: Tell): (message: ToWorker) => void {
  /** Failure of loading a file of pdf.js's own, if one did not come: the text is not whole then. */
  let lost: unknown;
  const loadPdfData = createPdfDataLoader((cause) => {
    lost = cause;
  });
  /** Draws what was read. */
  let drawPage: ((page: number, scale: number) => Promise<ImageBitmap>) | undefined;

  /** The file that is being read, and what it is taken for. */
  let bytes = new Uint8Array();
  let source: FileSource = 'document';

  async function read(password?: string) {
    lost = undefined;
    try {
      const readSource = await loadSource(source);
      const answer = await readSource(bytes, password, {
        loadPdfData,
        onStep: (step) => tell({ kind: 'step', step }),
      });
      if (lost !== undefined) throw lost;
      if (answer.ok && answer.reads[0].text.format === 'pdf') {
        drawPage = async (page, scale) => {
          const { openDrawer } = await import('./draw-pages.ts');
          drawPage = openDrawer(bytes, { password, loadPdfData });
          return drawPage(page, scale);
        };
      }
      tell({ kind: 'answer', answer });
    } catch (cause) {
      tell({ kind: 'unloaded', cause: String(cause) });
    }
  }

  async function draw({ id, page, scale }: Asked<'draw'>) {
    try {
      if (!drawPage) throw new Error('There are no pages to draw.');
      const picture = await drawPage(page, scale);
      tell({ kind: 'drawn', id, picture }, [picture]);
    } catch (error) {
      tell({ kind: 'undrawn', id, reason: String(error) });
    }
  }

  return (message) => {
    if (message.kind === 'read') {
      ({ bytes, source } = message);
      void read();
    }
    if (message.kind === 'unlock') void read(message.password);
    if (message.kind === 'draw') void draw(message);
  };
}

/** Loads what reads data for it alone. */
const loadSource = async (source: FileSource) =>
  source === 'data' ? (await import('./read-data.ts')).readData : readSteps;
