import { en } from '@shortlist/messages';
import type { UseFormReturn } from 'react-hook-form';
import { useDateFormat } from '#platform/language/date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { CreateFields } from './create-fields.tsx';
import type { CreateForm } from './create-form.ts';
import { useCreateForm } from './use-create-form.ts';

export type CreateFormProps = { onCancel: () => void; onCreated: () => void };

/** Creates an empty resume to write by oneself. */
export function ManualForm({ onCancel, onCreated }: CreateFormProps) {
  const common = useWords(en.common);
  const { form, checked, create } = useCreateForm(onCreated);
  return (
    <form noValidate onSubmit={checked(create)} className="flex flex-col gap-5">
      <CreateFields form={form} belowName={<NameProposal form={form} />} />
      <DialogActions>
        <Button onClick={onCancel}>{common.cancelCapitals}</Button>
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
          {common.saveCapitals}
        </Button>
      </DialogActions>
    </form>
  );
}

const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

/** Proposes a name, for the industry where one is chosen; a press takes it. Keeps its room, so that nothing jumps. */
function NameProposal({ form }: { form: UseFormReturn<CreateForm> }) {
  const words = useWords(en.createResume);
  const month = useDateFormat(MONTH).format(new Date());
  const [name, industry] = form.watch(['name', 'industry']);
  const proposal = words.proposedName({ subject: industry.trim() || words.resume, month });

  function handleTake() {
    form.setValue('name', proposal, { shouldDirty: true, shouldValidate: true });
    form.setFocus('name');
  }

  return (
    <Button
      size="sm"
      variant="ghost"
      className={`-mt-3 max-w-full self-start ${name === '' ? '' : 'invisible'}`}
      onClick={handleTake}
    >
      <span className="truncate">{words.useName({ name: proposal })}</span>
    </Button>
  );
}
