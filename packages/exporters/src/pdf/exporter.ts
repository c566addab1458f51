import type { Exporter, PrintedSource, SeveralSource } from '../exporter.ts';

export const pdfExporter: Exporter<PrintedSource> = {
  id: 'pdf',
  name: 'PDF',
  extension: 'pdf',
  mime: 'application/pdf',
  leavesOut: ['hidden', 'typedDates'],
  isUsual: true,
  isCompressed: true,
  load: () => import('./write.ts'),
};

/** The same of several documents in one file. */
export const severalPdfExporter: Exporter<SeveralSource> = {
  ...pdfExporter,
  load: () => import('./write-several.ts'),
};
