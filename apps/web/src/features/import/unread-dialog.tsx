import { en, say } from '@shortlist/messages';
import { Button } from '#ui/buttons/button.tsx';
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx';
import type { FileProblem } from './reading/read-file.ts';

type RefusedDialogProps = {
  problem: FileProblem;
  onClose: () => void;
  onWriteByHand: () => void;
  onRetry: () => void;
};

/** Titles of what happened, in a few words; the rest stands in the problem's message. */
const TITLES: Record<FileProblem['code'], string> = {
  'wrong-type': 'Invalid File Type',
  empty: 'Empty File',
  'too-large': 'File Too Large',
  'too-many-pages': 'Too Many Pages',
  'no-text': 'No Text in This File',
  'password-needed': 'Locked File',
  'password-wrong': 'Locked File',
  protected: 'Locked File',
  damaged: 'Damaged File',
  hostile: 'File Not Read',
  'old-word': 'Old Word File',
  cancelled: 'Reading Cancelled',
  unreadable: 'File Not Readable',
};

/** Says why a file was not read, with the ways onward: another file, by hand, or again where that may help. */
export const RefusedDialog = (props: RefusedDialogProps) => {
  const { problem, onClose, onWriteByHand, onRetry } = props;
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={TITLES[problem.code]}
      text={say({ reading: en.reading, imports: en.imports }, problem.message)}
      actions={
        <>
          <Button onClick={onWriteByHand}>Write it by myself</Button>
          <Button variant={problem.isSlow ? 'quiet' : 'primary'} onClick={onClose}>
            Choose another file
          </Button>
          {problem.isSlow && (
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
        </>
      }
    />
  );
};

type UnloadedDialogProps = { onClose: () => void; onRetry: () => void };

/** Says that a part of the app did not come; nothing is wrong with the file. */
export const UnloadedDialog = ({ onClose, onRetry }: UnloadedDialogProps) => (
  <AlertDialog
    open
    onClose={onClose}
    title="The file could not be read yet"
    text="A part of the app that reads files did not arrive. Check the connection and try again."
    actions={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </>
    }
  />
);
