import { hrefOf } from '@shortlist/contracts';
import { useState } from 'react';
import { LogInForm } from '#session/log-in-form.tsx';
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
 * Says that the account that is logged in now does not have this resume. Its edits go to nobody else: they stay in
 * this browser for the account that has it.
 */
export function NotYoursDialog({ open, onClose, onLoggedIn }: NotYoursDialogProps) {
  const [isSwitching, setIsSwitching] = useState(false);
  const user = useSessionUser();
  const here = user ? `You are logged in as ${user.email}.` : 'This browser has a new session.';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => setIsSwitching(false)}
      width="lg"
      title="This resume belongs to someone else"
      description={`${here} The resume on this page is not in that account, so your edits were not saved there. They are kept in this browser for the account that it belongs to.`}
    >
      {isSwitching ? <LogInForm onDone={onLoggedIn} /> : <TakeAlong />}
      <DialogActions>
        <LinkButton to={hrefOf('resumes')}>Back to resumes</LinkButton>
        {!isSwitching && (
          <Button variant="primary" onClick={() => setIsSwitching(true)}>
            Log in to the other account
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
