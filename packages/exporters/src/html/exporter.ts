import type { Exporter, LetterSource } from '../exporter.ts';

/** The words of a resume as a part of a page, `<article>`. It is no file that is offered. */
export const articleExporter: Exporter = {
  id: 'article',
  name: 'HTML',
  extension: 'html',
  mime: 'text/html',
  leavesOut: ['look', 'pageBreaks', 'photo', 'hidden', 'typedDates'],
  isUsual: false,
  isCompressed: false,
  load: () => import('./write.ts'),
};

/** The same of letters. */
export const letterArticleExporter: Exporter<LetterSource> = {
  ...articleExporter,
  load: () => import('./write-letter.ts'),
};
