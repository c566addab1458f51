import { en } from '@shortlist/messages';
import type { LetterTypes } from '@shortlist/model';
import type { ReactNode } from 'react';
import { ConflictNotice } from '#draft/react/conflicts/conflict-notice.tsx';
import {
  type ConflictNoticeState,
  useConflictNotice,
} from '#draft/react/conflicts/use-conflict-notice.ts';
import { DraftDialogs } from '#draft/react/draft-dialogs.tsx';
import { OpenedContext } from '#draft/react/opened-document.ts';
import { OpenedGate } from '#draft/react/opened-gate.tsx';
import { SaveStatusLine } from '#draft/react/save-status-line.tsx';
import { type OpenedDocument, useOpenDocument } from '#draft/react/use-open-document.ts';
import { useSaveIssue } from '#draft/react/use-save-issue.ts';
import { PaperSkeleton } from '#paper/sheets/paper-skeleton.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { PageFrame } from '#ui/page-frame.tsx';
import { LETTERS } from './letter-kind.ts';

export type OpenedLetter = OpenedDocument<LetterTypes>;

type LetterGateProps = { children: (open: OpenedLetter, status: ReactNode) => ReactNode };

/** Opens the letter of the address, with what there is to say and to ask about what is saved of it. */
export function LetterGate({ children }: LetterGateProps) {
  const { letterId = '' } = useParams();
  return (
    <OpenLetter key={letterId} letterId={letterId}>
      {children}
    </OpenLetter>
  );
}

function OpenLetter({ letterId, children }: LetterGateProps & { letterId: string }) {
  const words = useWords(en.letter);
  const open = useOpenDocument(letterId, LETTERS);
  return (
    <OpenedGate
      open={open}
      loading={
        <PageFrame>
          <PaperSkeleton />
        </PageFrame>
      }
      renderError={(error) => <PageFrame>{error}</PageFrame>}
      errorTitle={words.notLoaded}
      isErrorHeading
    >
      {(opened) => <SavedLetter open={opened}>{children}</SavedLetter>}
    </OpenedGate>
  );
}

const loadQuestions = () => loadChunk('letter-questions', () => import('./letter-questions.ts'));

function SavedLetter({ open, children }: LetterGateProps & { open: OpenedLetter }) {
  const words = useWords(en.letter);
  const notice = useConflictNotice();
  const issue = useSaveIssue(open.snapshot, notice.show);
  usePageTitle(open.about.title.trim() || words.title);
  return (
    <OpenedContext value={open.draft}>
      {children(open, <SaveStatusLine action={issue.action} />)}
      <Questions open={open} notice={notice} />
      <DraftDialogs issue={issue} />
    </OpenedContext>
  );
}

const Questions = ({ open, notice }: { open: OpenedLetter; notice: ConflictNoticeState }) => (
  <ConflictNotice
    snapshot={open.snapshot}
    draft={open.draft}
    notice={notice}
    load={loadQuestions}
  />
);
