import { LETTER } from '@shortlist/model';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import type { WebDocument } from '../web-document.ts';

export const letter: WebDocument = {
  kind: LETTER.kind,
  loadList: () => loadChunk('letter-list', () => import('./letter-list.ts')),
};
