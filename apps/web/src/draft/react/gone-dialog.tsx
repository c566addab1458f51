import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { TakeAlong } from './take-along.tsx';

type GoneDialogProps = { open: boolean; onClose: () => void };

/** Says that the document was deleted elsewhere, and gives what it said to take along. */
export function GoneDialog({ open, onClose }: GoneDialogProps) {
  const words = useWords(en.saveIssues);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="lg"
      title={words.deletedElsewhere}
      description={words.keptIfRestored}
    >
      <TakeAlong />
      <DialogActions>
        <LinkButton variant="primary" to={hrefOf('resumes')}>
          {words.backToResumes}
        </LinkButton>
      </DialogActions>
    </Dialog>
  );
}
