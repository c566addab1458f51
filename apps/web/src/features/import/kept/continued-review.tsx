import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import { useEffect, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { removeReview } from '#platform/reviews/kept-reviews.ts';
import { keepJobDescription } from '#platform/storage/job-description.ts';
import { Button } from '#ui/buttons/button.tsx';
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx';
import { ImportFlow } from '../import-flow.tsx';
import { ReviewStep } from '../review-step.tsx';
import type { OpenedReview } from './open-kept.ts';
import type { ImportForm } from './stored-review.ts';
import type { Shown } from './use-open-review.ts';

type ContinuedReviewProps<Opened extends Shown = Shown> = { opened: Opened; onClose: () => void };

/** Goes on with a review that was kept; of one that is damaged the file may be read once more. */
export const ContinuedReview = ({ opened, onClose }: ContinuedReviewProps) =>
  opened.kind === 'open' ? (
    <RestoredReview opened={opened} onClose={onClose} />
  ) : (
    <DamagedReview opened={opened} onClose={onClose} />
  );

type Open = Extract<OpenedReview, { kind: 'open' }>;
type Damaged = Extract<OpenedReview, { kind: 'damaged' }>;

function RestoredReview({ opened, onClose }: ContinuedReviewProps<Open>) {
  const { id, count, form, read, restored, Review, close } = opened;
  const openEditor = useOpenEditor(form, onClose);
  useEffect(() => close, [close]);
  return (
    <ReviewStep
      form={form}
      read={read}
      restored={restored}
      Review={Review}
      toKeep={{ id, count }}
      onCancel={onClose}
      onSaved={openEditor}
    />
  );
}

function DamagedReview({ opened, onClose }: ContinuedReviewProps<Damaged>) {
  const words = useWords(en.importing);
  const common = useWords(en.common);
  const { id, again } = opened;
  const [isReading, setIsReading] = useState(false);

  async function handleDiscard() {
    await removeReview(id);
    onClose();
  }

  if (isReading && again) return <ReadAgain id={id} {...again} onClose={onClose} />;
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={words.damaged}
      text={again ? words.yourChanges : words.damagedHint}
      actions={
        <>
          <Button onClick={() => void handleDiscard()}>{words.discardIt}</Button>
          {again ? (
            <Button variant="primary" onClick={() => setIsReading(true)}>
              {words.readAgain}
            </Button>
          ) : (
            <Button variant="primary" onClick={onClose}>
              {common.ok}
            </Button>
          )}
        </>
      }
    />
  );
}

type ReadAgainProps = { id: string; file: File; form: ImportForm; onClose: () => void };

function ReadAgain({ id, file, form, onClose }: ReadAgainProps) {
  const openEditor = useOpenEditor(form, onClose);
  return (
    <ImportFlow
      {...form}
      file={file}
      keptId={id}
      onCancel={onClose}
      onWriteByHand={onClose}
      onSaved={openEditor}
    />
  );
}

/** Opens the editor on the new resume, as the form does in which an import begins. */
function useOpenEditor({ about, jobDescription }: ImportForm, onOpened: () => void) {
  const navigate = useNavigate();
  return async (resumeId: ResumeId) => {
    keepJobDescription(resumeId, jobDescription);
    await navigate(hrefOf('editor', { resumeId, section: 'contact' }), {
      state: { resumeName: about.title },
    });
    onOpened();
  };
}
