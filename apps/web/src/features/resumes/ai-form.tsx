import { useState } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { CreateFields } from './create-fields.tsx';
import type { CreateFormProps } from './manual-form.tsx';
import { useCreateForm } from './use-create-form.ts';

/** Creates a resume for someone who has one already and a job in mind. */
export function AiForm({ onCancel, onCreated }: CreateFormProps) {
  const { form, handleSubmit } = useCreateForm(onCreated);
  const [file, setFile] = useState<File>();
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <CreateFields form={form} />
      <FilePicker label="Upload your resume" file={file} onPick={setFile} />
      <TextArea
        label="Job description or job title"
        hint="Kept in this browser until you close it."
        {...form.register('jobDescription')}
      />
      <Banner tone="warning">
        The new resume starts blank: for now your file is only checked, not read, and it does not
        leave this device. Copy over what you want to keep.
      </Banner>
      <DialogActions>
        <Button onClick={onCancel}>CANCEL</Button>
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
          FINISH
        </Button>
      </DialogActions>
    </form>
  );
}
