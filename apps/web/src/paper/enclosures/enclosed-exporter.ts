import {
  type Exporter,
  type FileWriter,
  type LaidOutPages,
  type PrintedSource,
  pdfExporter,
  severalPdfExporter,
  type WrittenFile,
} from '@shortlist/exporters';
import { type KeptEnclosure, readFiles } from '#platform/enclosures/kept-enclosures.ts';
import { askEnclosures, EnclosuresNotRead } from './ask-worker.ts';

type Enclosed = {
  /** The pages of further documents of ours, behind the first. */
  layOutMore?: () => Promise<readonly LaidOutPages[]>;
  enclosures: readonly KeptEnclosure[];
};

/** The format of a PDF that has more documents and enclosures behind the first; `name` is what people call it. */
export const enclosedExporter = (name: string, enclosed: Enclosed): Exporter<PrintedSource> => ({
  ...pdfExporter,
  ...{ id: 'pdf-with-enclosures', name },
  load: () => loadEnclosedWriter(enclosed),
});

/** Loads its writer. */
export async function loadEnclosedWriter({
  layOutMore = async () => [],
  enclosures,
}: Enclosed): Promise<FileWriter<PrintedSource>> {
  const { write } = await severalPdfExporter.load();
  return {
    async write({ layOut, createdAt, creator }) {
      const written = await write({
        ...{ createdAt, creator, asParts: true },
        declaresUa: enclosures.every(({ kind }) => kind === 'jpeg'),
        layOutAll: async () => [await layOut(), ...(await layOutMore())],
      });
      return written.kind === 'refused' ? written : join(written.bytes, enclosures);
    },
  };
}

async function join(
  pdf: Uint8Array<ArrayBuffer>,
  enclosures: readonly KeptEnclosure[],
): Promise<WrittenFile> {
  const files = await readFiles(enclosures);
  const report = await askEnclosures({
    ...{ ask: 'join', pdf },
    enclosures: enclosures.map(({ name, kind }, at) => ({
      ...{ name, kind },
      bytes: new Uint8Array(files[at] ?? new ArrayBuffer()),
    })),
  });
  // Each was read when it was added.
  if (report.is !== 'joined') throw new EnclosuresNotRead('The enclosures cannot be joined.');
  return { kind: 'written', bytes: report.bytes };
}
