import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

type SignOutProps = {
  /** Text on what goes on without the ended session. */
  text: string;
  /** Called once this browser has left the ended session. */
  onSignedOut: () => void;
  onClose: () => void;
};

/** Offers to leave an ended session, below the log-in form of a dialog about it. */
export function SignOut({ text, onSignedOut, onClose }: SignOutProps) {
  const words = useWords(en.session);
  const { mutate: signOut, isPending, isError } = useSignOut();

  function handleSignOut() {
    signOut(undefined, {
      onSuccess: onSignedOut,
      onError: (cause) => logError('The ended session could not be left.', cause),
    });
  }

  return (
    <div className="border-hairline border-t pt-4">
      <p className="text-pretty text-muted text-sm">{text}</p>
      {isError && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {words.notStartedAnew}
        </p>
      )}
      <div className="mt-3">
        <DialogActions>
          <Button onClick={onClose}>{words.notNow}</Button>
          <Button isPending={isPending} onClick={handleSignOut}>
            {words.startAnew}
          </Button>
        </DialogActions>
      </div>
    </div>
  );
}
