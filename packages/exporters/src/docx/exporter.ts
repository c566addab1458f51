import type { Exporter, PrintedSource } from '../exporter.ts';

export const docxExporter: Exporter<PrintedSource> = {
  id: 'docx',
  name: 'Word',
  extension: 'docx',
  mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  leavesOut: ['hidden', 'typedDates'],
  isUsual: false,
  isOneColumn: true,
  isCompressed: true,
  load: () => import('./write.ts'),
};
