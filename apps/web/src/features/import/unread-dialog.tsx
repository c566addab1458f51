import { en } from '@shortlist/messages';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { AlertDialog } from '#ui/dialogs/alert-dialog.tsx';
import type { FileProblem } from './reading/read-file.ts';

type RefusedDialogProps = {
  problem: FileProblem;
  onClose: () => void;
  onWriteByHand: () => void;
  onRetry: () => void;
};

/** The subjects that a problem of a file is of. */
const SUBJECTS = { reading: en.reading, imports: en.imports };

/** Says why a file was not read, with the ways onward: another file, by hand, or again where that may help. */
export const RefusedDialog = (props: RefusedDialogProps) => {
  const words = useWords(en.importing);
  const common = useWords(en.common);
  const say = useFormatMessage(SUBJECTS);
  const { problem, onClose, onWriteByHand, onRetry } = props;
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={words.notRead({ why: problem.code })}
      text={say(problem.message)}
      actions={
        <>
          <Button onClick={onWriteByHand}>{words.byMyself}</Button>
          <Button variant={problem.isSlow ? 'quiet' : 'primary'} onClick={onClose}>
            {words.chooseAnother}
          </Button>
          {problem.isSlow && (
            <Button variant="primary" onClick={onRetry}>
              {common.tryAgain}
            </Button>
          )}
        </>
      }
    />
  );
};

type UnloadedDialogProps = { onClose: () => void; onRetry: () => void };

/** Says that a part of the app did not come; nothing is wrong with the file. */
export const UnloadedDialog = ({ onClose, onRetry }: UnloadedDialogProps) => {
  const words = useWords(en.importing);
  const common = useWords(en.common);
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={words.theFile}
      text={words.readerMissing}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        </>
      }
    />
  );
};
