import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import type { WebDocument } from '../web-document.ts';

const pages = () => import('./letter-pages.ts');

export const letter: WebDocument<'letter' | 'letterPreview'> = {
  kind: 'letter',
  pages: {
    letter: async () => (await pages()).LetterPage,
    letterPreview: async () => (await pages()).LetterPreviewPage,
  },
  loadList: () => loadChunk('letter-list', () => import('./letter-list.ts')),
};
