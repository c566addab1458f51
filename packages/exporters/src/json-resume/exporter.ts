import type { Exporter } from '../exporter.ts';

export const jsonResumeExporter: Exporter = {
  id: 'json',
  name: 'JSON Resume',
  extension: 'json',
  mime: 'application/json',
  leavesOut: [],
  isUsual: true,
  isCompressed: false,
  load: () => import('./write.ts'),
};
