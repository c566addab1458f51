import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { LogInAgain } from '#session/log-in-again.tsx';
import { useSessionUser } from '#session/token.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { TakeAlong } from './take-along.tsx';

type NotYoursDialogProps = {
  open: boolean;
  onClose: () => void;
  onLoggedIn: () => void;
};

/**
 * Says that the account that is logged in now does not have this document. Its edits go to nobody else: they stay in
 * this browser for the account that has it.
 */
export function NotYoursDialog({ open, onClose, onLoggedIn }: NotYoursDialogProps) {
  const words = useWords(en.sessionIssues);
  const [isSwitching, setIsSwitching] = useState(false);
  const user = useSessionUser();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => setIsSwitching(false)}
      width="lg"
      title={words.notYours}
      description={user ? words.notOfUser({ email: user.email }) : words.notOfSession}
    >
      {isSwitching ? <LogInAgain onDone={onLoggedIn} /> : <TakeAlong />}
      <DialogActions>
        <LinkButton to={hrefOf('resumes')}>{words.backToResumes}</LinkButton>
        {!isSwitching && (
          <Button variant="primary" onClick={() => setIsSwitching(true)}>
            {words.otherAccount}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
