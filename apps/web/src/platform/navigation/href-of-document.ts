import { hrefOf } from '@shortlist/contracts';
import { FIRST_KIND } from '../storage/draft-names.ts';

/** The address where a document of a kind is edited: a resume's begins with its contact, that of any other is its kind and its id. */
export const hrefOfDocument = (kind: string, documentId: string): string =>
  kind === FIRST_KIND
    ? hrefOf('editor', { resumeId: documentId, section: 'contact' })
    : `/${kind}/${encodeURIComponent(documentId)}`;
