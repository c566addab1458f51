import { PAGES } from '@shortlist/contracts';
import { useNavigate } from 'react-router';
import { logError } from '#lib/log.ts';
import { useStartAnew } from '#lib/use-start-anew.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type SessionDialogProps = { open: boolean; onClose: () => void };

/**
 * Says that the session has ended, and offers both ways onward. Editing goes on meanwhile; saving does
 * once there is a session of this resume's owner.
 */
export function SessionDialog({ open, onClose }: SessionDialogProps) {
  const { mutate: startAnew, isPending, isError } = useStartAnew();
  const navigate = useNavigate();

  function handleStart() {
    startAnew(undefined, {
      onSuccess: () => navigate(PAGES.resumes.path),
      onError: (cause) => logError('The ended session could not be laid down.', cause),
    });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your session has ended"
      description="Your edits are kept in this browser, whatever you choose. Log in to the account that this resume belongs to, and they are saved; or start anew with an empty list."
    >
      {isError && (
        <p role="alert" className="text-red text-sm">
          Starting anew did not work. Please try again in a moment.
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>Not now</Button>
        <Button isPending={isPending} onClick={handleStart}>
          Start anew
        </Button>
        <LinkButton variant="primary" to={PAGES.login.path}>
          Log in
        </LinkButton>
      </DialogActions>
    </Dialog>
  );
}
