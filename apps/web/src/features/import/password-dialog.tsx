import { type FormEvent, useState } from 'react';
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
  const { fileName, isWrong, onPassword, onCancel } = props;
  const [error, setError] = useState(
    isWrong ? 'That is not the password of this PDF. Type it again.' : undefined,
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (password === '') setError('Type the password.');
    else onPassword(password);
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title="This PDF is locked with a password"
      description={`Type the password of ${fileName} to open it. It is used here only and not kept.`}
    >
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <PasswordField
          label="Password of the PDF"
          name="password"
          autoComplete="off"
          required
          error={error}
        />
        <DialogActions>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary">
            Open
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
