import { en } from '@shortlist/messages';
import type { FormEventHandler, ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';

export type ChangeFormProps = {
  form: {
    handleSubmit: FormEventHandler<HTMLFormElement>;
    isSubmitting: boolean;
    failure: string | undefined;
  };
  submitLabel: string;
  isDangerous?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of a form in a dialog of the account page: why it was not taken, the fields, the buttons. */
export const ChangeForm = (props: ChangeFormProps) => {
  const common = useWords(en.common);
  const { form, submitLabel, isDangerous = false, onClose, children } = props;
  return (
    <form noValidate onSubmit={form.handleSubmit} className="flex flex-col gap-5">
      <FormFailure text={form.failure} />
      {children}
      <DialogActions>
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          isPending={form.isSubmitting}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
};

/** Tells password managers which account the passwords of a form belong to; for nobody else. */
export const UserNameField = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden aria-hidden />
);
