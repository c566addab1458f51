import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { CreateFields } from './create-fields.tsx';
import { useCreateForm } from './use-create-form.ts';

export type CreateFormProps = { onCancel: () => void; onCreated: () => void };

/** Creates an empty resume to write by oneself. */
export function ManualForm({ onCancel, onCreated }: CreateFormProps) {
  const common = useWords(en.common);
  const { form, checked, create } = useCreateForm(onCreated);
  return (
    <form noValidate onSubmit={checked(create)} className="flex flex-col gap-5">
      <CreateFields form={form} />
      <DialogActions>
        <Button onClick={onCancel}>{common.cancelCapitals}</Button>
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
          {common.saveCapitals}
        </Button>
      </DialogActions>
    </form>
  );
}
