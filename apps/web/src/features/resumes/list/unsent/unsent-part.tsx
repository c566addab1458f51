import type { DocumentAbout } from '@shortlist/contracts';
import {
  type UnsentDocument,
  useUnsentDocuments,
} from '#draft/react/unsent/use-unsent-documents.ts';
import { isAway } from '#draft/sending/draft-reports.ts';
import { isForCurrentOwner } from '#draft/tabs/current-owner.ts';
import { wasDeletedHere } from '../../change/deleted-here.ts';
import { LeftDraftList } from './left-drafts.tsx';

// What the list needs only where this browser holds drafts, as one part of the app.
export { UnsentMark } from './unsent-mark.tsx';

/** Shows what this browser holds of resumes that are not in the list. */
export const LeftDrafts = ({ listed }: { listed: readonly DocumentAbout[] | undefined }) => (
  <LeftDraftList left={useLeftDrafts(listed)} />
);

/** Lists what this browser holds of resumes that are not in the list, by the server's word or because they are an account's. */
function useLeftDrafts(resumes: readonly DocumentAbout[] = []): UnsentDocument[] {
  return useUnsentDocuments().filter(({ owner, documentId, report }) => {
    const isListed = resumes.some(({ document_id }) => document_id === documentId);
    if (isListed || wasDeletedHere(documentId)) return false;
    return !isForCurrentOwner(owner) || (report !== undefined && isAway(report));
  });
}
