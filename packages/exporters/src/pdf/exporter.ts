import type { Exporter, PrintedSource } from '../exporter.ts';

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
