import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { LogInAgain } from '#session/log-in-again.tsx';
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
  const words = useWords(en.sessionIssues);
  const user = readSessionUser();
  const navigate = useNavigate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.ended}
      description={user ? words.ofAccount : words.ofAnyAccount}
      {...(user && { initialFocus: PASSWORD })}
    >
      <LogInAgain email={user?.email} onDone={onLoggedIn} />
      <SignOut
        text={words.startAnew}
        onSignedOut={() => void navigate(hrefOf('resumes'))}
        onClose={onClose}
      />
    </Dialog>
  );
}
