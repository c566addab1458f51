import type { Exporter, LetterSource } from '../exporter.ts';

export const markdownExporter: Exporter = {
  id: 'md',
  name: 'Markdown',
  extension: 'md',
  mime: 'text/markdown',
  leavesOut: ['look', 'pageBreaks', 'photo', 'language', 'hidden', 'typedDates'],
  isUsual: false,
  isCompressed: false,
  load: () => import('./write.ts'),
};

/** The same of letters. */
export const letterMarkdownExporter: Exporter<LetterSource> = {
  ...markdownExporter,
  load: () => import('./write-letter.ts'),
};
