import type { ResumeId } from '@shortlist/resume';
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
          title={`Error from server: ${state.message || 'Unknown error.'}`}
          actions={
            <Button variant="primary" onClick={stop}>
              OK
            </Button>
          }
        />
      );
  }
}

type Going = Extract<SavingState, { kind: 'creating' | 'saving' | 'done' }>;

function SavingProgress({ state }: { state: Going }) {
  const texts = { creating: 'Creating it…', done: 'Opening the editor…' };
  if (state.kind !== 'saving') {
    return <SubmitOverlay open title="Making your resume" text={texts[state.kind]} />;
  }
  const { saved, parts } = state.progress;
  return (
    <SubmitOverlay
      open
      title="Making your resume"
      text={`${saved} of ${parts} parts saved…`}
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
  const { isTrying, message, progress } = state;
  const again = (
    <Button variant="primary" isPending={isTrying} onClick={retry}>
      Try again
    </Button>
  );
  const title = message === undefined ? 'The connection failed' : `The server says “${message}”`;
  if (!progress) {
    return (
      <AlertDialog
        open
        onClose={stop}
        title={title}
        text="Nothing is saved yet. What was read is still here; nothing is made twice when you try again."
        actions={
          <>
            <Button onClick={stop}>Back to the review</Button>
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
      text={`${saved} of ${parts} parts are saved. The others are kept in this browser and saved once the server answers; nothing is made twice.`}
      actions={
        <>
          <Button onClick={() => onOpenEditor(resumeId)}>Go on in the editor</Button>
          {again}
        </>
      }
    />
  );
}
