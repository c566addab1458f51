import { hrefOf } from '@shortlist/contracts';
import { FIRST_KIND } from '../storage/draft-names.ts';

/** Addresses of the kinds whose address does not begin with their name. */
const ADDRESSES: Readonly<Record<string, (documentId: string) => string>> = {
  [FIRST_KIND]: (resumeId) => hrefOf('editor', { resumeId, section: 'contact' }),
  pursuit: (applicationId) => hrefOf('pursuit', { applicationId }),
};

/** The address where a document of a kind is edited: a resume's begins with its contact, that of most others is its kind and its id. */
export const hrefOfDocument = (kind: string, documentId: string): string =>
  ADDRESSES[kind]?.(documentId) ?? `/${kind}/${encodeURIComponent(documentId)}`;
