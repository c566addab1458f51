import type { Others } from '#features/resumes/list/search/searched-grid.tsx';
import { DOCUMENTS } from '../index.ts';
import type { WebDocument } from '../web-document.ts';
import { CreateOthers, KeptDocuments, KindFilter, OtherDocuments } from './other-documents.tsx';

/** Draws what the list shows of documents of these kinds. */
export const othersOf = (documents: readonly WebDocument[]): Others => ({
  create: <CreateOthers documents={documents} />,
  filter: <KindFilter documents={documents} />,
  lists: (empty) => <OtherDocuments documents={documents} empty={empty} />,
  kept: (listed) => <KeptDocuments documents={documents} listed={listed} />,
});

/** The same of all kinds that there are. */
export const OTHERS = othersOf(DOCUMENTS);
