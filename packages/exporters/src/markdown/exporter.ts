import type { Exporter } from '../exporter.ts';

export const markdownExporter: Exporter = {
  id: 'md',
  name: 'Markdown',
  extension: 'md',
  mime: 'text/markdown',
  isOffered: true,
  isCompressed: false,
  load: () => import('./write.ts'),
};
