import type { Exporter } from '../exporter.ts';

export const pdfExporter: Exporter = {
  id: 'pdf',
  name: 'PDF',
  extension: 'pdf',
  mime: 'application/pdf',
  isOffered: true,
  isCompressed: true,
  load: () => import('./write.ts'),
};
