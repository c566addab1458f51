import type { Exporter, LetterSource } from '../exporter.ts';

export const textExporter: Exporter = {
  id: 'txt',
  name: 'Plain text',
  extension: 'txt',
  mime: 'text/plain',
  leavesOut: ['marks', 'look', 'pageBreaks', 'photo', 'language', 'hidden', 'typedDates'],
  isUsual: false,
  isCompressed: false,
  load: () => import('./write.ts'),
};

/** The same of letters. */
export const letterTextExporter: Exporter<LetterSource> = {
  ...textExporter,
  load: () => import('./write-letter.ts'),
};
