import { en } from '@shortlist/messages';
import type { FormEventHandler, ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { FormFailure } from '#session/form-failure.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';

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
