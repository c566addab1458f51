import { en } from '@shortlist/messages';
import { type FormEvent, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';

type PasswordDialogProps = {
  fileName: string;
  /** A password was typed, and it is not that of the file. */
  isWrong: boolean;
  onPassword: (password: string) => void;
  onCancel: () => void;
};

/** Asks for the password of a locked PDF. It is used here and kept nowhere. */
export function PasswordDialog(props: PasswordDialogProps) {
  const words = useWords(en.importing);
  const common = useWords(en.common);
  const { fileName, isWrong, onPassword, onCancel } = props;
  const [error, setError] = useState(isWrong ? words.notThePassword : undefined);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (password === '') setError(words.typePassword);
    else onPassword(password);
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title={words.locked}
      description={words.typeThePasswordOfToOpen({ fileName })}
    >
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="off"
          required
          error={error}
        />
        <DialogActions>
          <Button onClick={onCancel}>{common.cancel}</Button>
          <Button type="submit" variant="primary">
            {words.open}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
