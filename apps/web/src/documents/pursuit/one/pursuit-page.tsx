import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ResumeId } from '@shortlist/model';
import { type Pursuit, pursuitTitle } from '@shortlist/model/pursuit';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { DocumentHead } from '#ui/document-head.tsx';
import { useDeletePursuits } from '../change/use-change-pursuits.ts';
import { SentPart } from '../sent/sent-part.tsx';
import { InterviewsPart, PeoplePart } from './entry-cards.tsx';
import { type OpenedPursuit, PursuitGate } from './opened-pursuit.tsx';
import { PostingPart } from './posting-part.tsx';
import { NextPart, NotesPart, PayPart } from './short-parts.tsx';
import { StatePart } from './state-part.tsx';

type PursuitPageProps = {
  /** Draws what else can be done with the application, at the top of its page. */
  renderActions: (pursuit: Pursuit) => ReactNode;
};

/** One application (`/job_board/applications/:applicationId`). */
export const PursuitPage = ({ renderActions }: PursuitPageProps) => (
  <PursuitGate>
    {(open, status) => (
      <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-6 p-4 sm:p-6">
        <Head open={open} status={status} actions={renderActions(open.document)} />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <StatePart open={open} />
            <SentPart open={open} />
            <NextPart open={open} />
            <NotesPart open={open} />
            <InterviewsPart open={open} />
            <PeoplePart open={open} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <PostingPart open={open} />
            <PayPart open={open} />
          </div>
        </div>
      </div>
    )}
  </PursuitGate>
);

type HeadProps = { open: OpenedPursuit; status: ReactNode; actions: ReactNode };

function Head({ open: { document, draft }, status, actions }: HeadProps) {
  const words = useWords(en.applications);
  const navigate = useNavigate();
  const deletePursuits = useDeletePursuits();
  const [isDeleting, setIsDeleting] = useState(false);
  const title = pursuitTitle(document.posting) || words.untitled;

  async function handleDelete() {
    setIsDeleting(true);
    const isDeleted = await deletePursuits([ResumeId.parse(draft.documentId)]);
    setIsDeleting(false);
    if (isDeleted) await navigate(hrefOf('pursuits'));
  }

  return (
    <DocumentHead
      back={{ to: hrefOf('pursuits'), label: words.toList }}
      title={title}
      status={status}
    >
      {actions}
      <IconButton
        icon={Trash2}
        tone="danger"
        label={words.deleteApplication}
        aria-disabled={isDeleting || undefined}
        onClick={() => !isDeleting && void handleDelete()}
      />
    </DocumentHead>
  );
}
