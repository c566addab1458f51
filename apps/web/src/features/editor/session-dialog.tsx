import { PAGES } from '@shortlist/contracts';
import { useNavigate } from 'react-router';
import { logError } from '#lib/log.ts';
import { readSessionUser } from '#lib/token.ts';
import { useStartAnew } from '#lib/use-start-anew.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import type { RenderLogIn } from './log-in-slot.ts';

type SessionDialogProps = {
  open: boolean;
  onClose: () => void;
  renderLogIn: RenderLogIn;
  /** Somebody has logged in here: saving may go on. */
  onLoggedIn: () => void;
};

/** Whose address is known has only the password to type. */
const PASSWORD = {
  get current() {
    return document.querySelector<HTMLElement>('[role="dialog"] input[type="password"]');
  },
};

/**
 * Says that the session has ended, and asks to log in without leaving the page. Editing goes on
 * meanwhile; saving does once there is a session of this resume's owner.
 */
export function SessionDialog({ open, onClose, renderLogIn, onLoggedIn }: SessionDialogProps) {
  const user = readSessionUser();
  const condition = user
    ? 'Log in to the account that this resume belongs to, and they are saved.'
    : 'If this resume is in an account by now, log in to it, and they are saved.';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your session has ended"
      description={`Your edits are kept in this browser. ${condition}`}
      {...(user && { initialFocus: PASSWORD })}
    >
      {renderLogIn({ email: user?.email, onDone: onLoggedIn })}
      <OtherWays onClose={onClose} />
    </Dialog>
  );
}

function OtherWays({ onClose }: { onClose: () => void }) {
  const { mutate: startAnew, isPending, isError } = useStartAnew();
  const navigate = useNavigate();

  function handleStart() {
    startAnew(undefined, {
      onSuccess: () => navigate(PAGES.resumes.path),
      onError: (cause) => logError('The ended session could not be laid down.', cause),
    });
  }

  return (
    <div className="border-hairline border-t pt-4">
      <p className="text-pretty text-muted text-sm">
        Or start anew with an empty list. Your edits stay in this browser all the same.
      </p>
      {isError && (
        <p role="alert" className="mt-2 text-red text-sm">
          Starting anew did not work. Please try again in a moment.
        </p>
      )}
      <div className="mt-3">
        <DialogActions>
          <Button onClick={onClose}>Not now</Button>
          <Button isPending={isPending} onClick={handleStart}>
            Start anew
          </Button>
        </DialogActions>
      </div>
    </div>
  );
}
