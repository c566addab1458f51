import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx';
import { SubmitOverlay } from '#ui/dialogs/submit-overlay.tsx';
import type { SavingState } from './saving/saving-state.ts';
import { SessionEndedDialog } from './session-ended-dialog.tsx';
import type { useSaving } from './use-saving.ts';

type SavingDialogsProps = {
  saving: ReturnType<typeof useSaving>;
  onOpenEditor: (resumeId: ResumeId) => void;
};

/** Shows how far the saving is, and what stopped it; nothing before it has begun. */
export function SavingDialogs({ saving, onOpenEditor }: SavingDialogsProps) {
  const words = useWords(en.importing);
  const common = useWords(en.common);
  const { state, retry, stop } = saving;
  switch (state?.kind) {
    case undefined:
      return null;
    case 'creating':
    case 'saving':
    case 'done':
      return <SavingProgress state={state} />;
    case 'stopped':
      return <StoppedDialog {...{ state, retry, stop, onOpenEditor }} />;
    case 'session-ended':
      return <SessionEndedDialog onRetry={retry} onClose={stop} />;
    case 'refused':
      return (
        <AlertDialog
          open
          onClose={stop}
          title={words.fromServer({ message: state.message || words.unknownError })}
          actions={
            <Button variant="primary" onClick={stop}>
              {common.ok}
            </Button>
          }
        />
      );
  }
}

type Going = Extract<SavingState, { kind: 'creating' | 'saving' | 'done' }>;

function SavingProgress({ state }: { state: Going }) {
  const words = useWords(en.importing);
  const texts = { creating: words.creating, done: words.openingEditor };
  if (state.kind !== 'saving') {
    return <SubmitOverlay open title={words.making} text={texts[state.kind]} />;
  }
  const { saved, parts } = state.progress;
  return (
    <SubmitOverlay
      open
      title={words.making}
      text={words.ofPartsSaved({ saved, parts })}
      progress={parts === 0 ? 1 : saved / parts}
    />
  );
}

type StoppedDialogProps = Omit<SavingDialogsProps, 'saving'> & {
  state: Extract<SavingState, { kind: 'stopped' }>;
  retry: () => void;
  stop: () => void;
};

/** The connection failed: says what is there and what is not, and goes on without making anything twice. */
function StoppedDialog({ state, retry, stop, onOpenEditor }: StoppedDialogProps) {
  const common = useWords(en.common);
  const words = useWords(en.importing);
  const { isTrying, message, progress } = state;
  const again = (
    <Button variant="primary" isPending={isTrying} onClick={retry}>
      {common.tryAgain}
    </Button>
  );
  const title = message === undefined ? words.connectionFailed : words.serverSays({ message });
  if (!progress) {
    return (
      <AlertDialog
        open
        onClose={stop}
        title={title}
        text={words.notSavedHint}
        actions={
          <>
            <Button onClick={stop}>{words.backToReview}</Button>
            {again}
          </>
        }
      />
    );
  }
  const { resumeId, saved, parts } = progress;
  return (
    <AlertDialog
      open
      onClose={() => {}}
      title={title}
      text={words.ofPartsAreSaved({ saved, parts })}
      actions={
        <>
          <Button onClick={() => onOpenEditor(resumeId)}>{words.toEditor}</Button>
          {again}
        </>
      }
    />
  );
}
