import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { PursuitTypes } from '@shortlist/model';
import { pursuitTitle } from '@shortlist/model/pursuit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ConflictNotice } from '#draft/react/conflicts/conflict-notice.tsx';
import { useConflictNotice } from '#draft/react/conflicts/use-conflict-notice.ts';
import { DraftDialogs } from '#draft/react/draft-dialogs.tsx';
import { OpenedContext } from '#draft/react/opened-document.ts';
import { OpenedGate } from '#draft/react/opened-gate.tsx';
import { SaveStatusLine } from '#draft/react/save-status-line.tsx';
import { type OpenedDocument, useOpenDocument } from '#draft/react/use-open-document.ts';
import { useSaveIssue } from '#draft/react/use-save-issue.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { PageFrame } from '#ui/page-frame.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { keepDue } from '../due/keep-due.ts';
import { patchPursuits } from '../list/pursuits-query.ts';
import { withParts } from '../list/row-of.ts';
import { PURSUITS } from '../pursuit-kind.ts';

export type OpenedPursuit = OpenedDocument<PursuitTypes>;

type PursuitGateProps = { children: (open: OpenedPursuit, status: ReactNode) => ReactNode };

/** Opens the application of the address, with what there is to say and to ask about what is saved of it. */
export function PursuitGate({ children }: PursuitGateProps) {
  const { applicationId = '' } = useParams();
  return (
    <OpenPursuit key={applicationId} applicationId={applicationId}>
      {children}
    </OpenPursuit>
  );
}

function OpenPursuit({ applicationId, children }: PursuitGateProps & { applicationId: string }) {
  const words = useWords(en.applications);
  return (
    <OpenedGate
      open={useOpenDocument(applicationId, PURSUITS)}
      loading={
        <PageFrame>
          <Skeleton className="h-96 w-full" />
        </PageFrame>
      }
      renderError={(error) => <PageFrame>{error}</PageFrame>}
      errorTitle={words.applicationNotLoaded}
      isErrorHeading
      listHref={hrefOf('pursuits')}
    >
      {(opened) => <SavedPursuit open={opened}>{children}</SavedPursuit>}
    </OpenedGate>
  );
}

const loadQuestions = () => loadChunk('pursuit-questions', () => import('./pursuit-questions.ts'));

function SavedPursuit({ open, children }: PursuitGateProps & { open: OpenedPursuit }) {
  const words = useWords(en.applications);
  const notice = useConflictNotice();
  const issue = useSaveIssue(open.snapshot, notice.show);
  usePageTitle(pursuitTitle(open.document.posting) || words.untitled);
  usePatchedRow(open);
  return (
    <OpenedContext value={open.draft}>
      {children(open, <SaveStatusLine action={issue.action} />)}
      <ConflictNotice
        snapshot={open.snapshot}
        draft={open.draft}
        notice={notice}
        load={loadQuestions}
      />
      <DraftDialogs issue={issue} />
    </OpenedContext>
  );
}

/** Keeps the row of the list, if that is there, and what is due, as the application reads. */
function usePatchedRow({ document, draft }: OpenedPursuit): void {
  const queryClient = useQueryClient();
  const { documentId } = draft;
  const { posting, state, next } = document;
  useEffect(() => {
    patchPursuits(queryClient, (rows) =>
      rows.map((row) =>
        row.application_id === documentId ? withParts(row, { posting, state, next }) : row,
      ),
    );
  }, [queryClient, documentId, posting, state, next]);
  // Notes are read and written as a whole: not for each letter that is typed.
  const { meaning } = state;
  const { due } = next;
  useEffect(() => keepDue(documentId, { meaning, due }), [documentId, meaning, due]);
}
