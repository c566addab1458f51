import type { Exporter } from '../exporter.ts';

export const textExporter: Exporter = {
  id: 'txt',
  name: 'Plain text',
  extension: 'txt',
  mime: 'text/plain',
  isOffered: true,
  isCompressed: false,
  load: () => import('./write.ts'),
};
