import { hrefOf } from '@shortlist/contracts';
import { useState } from 'react';
import { useSessionUser } from '#lib/token.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { RenderLogIn } from './log-in-slot.ts';
import { TakeAlong } from './take-along.tsx';

type NotYoursDialogProps = {
  open: boolean;
  onClose: () => void;
  renderLogIn: RenderLogIn;
  onLoggedIn: () => void;
};

/**
 * Says that the account that is logged in now does not have this resume. Its edits go to nobody else: they stay in
 * this browser for the account that has it.
 */
export function NotYoursDialog({ open, onClose, renderLogIn, onLoggedIn }: NotYoursDialogProps) {
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
      {isSwitching ? renderLogIn({ email: undefined, onDone: onLoggedIn }) : <TakeAlong />}
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
