import { hrefOf } from '@shortlist/contracts';
import { useNavigate } from '#lib/navigation/router/router-context.ts';
import { LogInForm } from '#session/log-in-form.tsx';
import { SignOut } from '#session/sign-out.tsx';
import { readSessionUser } from '#session/token.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';

type SessionDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Somebody has logged in here: saving may go on. */
  onLoggedIn: () => void;
};

/** Field of the password: all that is left to type where the address is known. */
const PASSWORD = {
  get current() {
    return document.querySelector<HTMLElement>('[role="dialog"] input[type="password"]');
  },
};

/**
 * Says that the session has ended, and asks to log in without leaving the page. Editing goes on
 * meanwhile; saving does once there is a session of this resume's owner.
 */
export function SessionDialog({ open, onClose, onLoggedIn }: SessionDialogProps) {
  const user = readSessionUser();
  const navigate = useNavigate();
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
      <LogInForm email={user?.email} onDone={onLoggedIn} />
      <SignOut
        text="Or start anew with an empty list. Your edits stay in this browser all the same."
        onSignedOut={() => void navigate(hrefOf('resumes'))}
        onClose={onClose}
      />
    </Dialog>
  );
}
