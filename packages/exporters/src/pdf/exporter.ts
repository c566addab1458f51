import type { Exporter, PrintedSource } from '../exporter.ts';

export const pdfExporter: Exporter<PrintedSource> = {
  id: 'pdf',
  name: 'PDF',
  extension: 'pdf',
  mime: 'application/pdf',
  purpose: 'To be sent and printed. It looks the same everywhere.',
  leavesOut: ['hidden', 'typedDates'],
  isUsual: true,
  isCompressed: true,
  load: () => import('./write.ts'),
};
