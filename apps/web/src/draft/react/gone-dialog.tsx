import { hrefOf } from '@shortlist/contracts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { TakeAlong } from './take-along.tsx';

type GoneDialogProps = { open: boolean; onClose: () => void };

/** Says that the resume was deleted elsewhere, and gives what it said to take along. */
export const GoneDialog = ({ open, onClose }: GoneDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    width="lg"
    title="This resume was deleted elsewhere"
    description="It can no longer be saved. What you wrote is below, and is kept in this browser: it comes back if the resume is restored."
  >
    <TakeAlong />
    <DialogActions>
      <LinkButton variant="primary" to={hrefOf('resumes')}>
        Back to resumes
      </LinkButton>
    </DialogActions>
  </Dialog>
);
