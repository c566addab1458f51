import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { CreateFields } from './create-fields.tsx';
import type { CreateForm } from './create-form.ts';
import type { RenderImport } from './import-slot.ts';
import type { CreateFormProps } from './manual-form.tsx';
import { aboutOf, useCreateForm } from './use-create-form.ts';

type AiFormProps = CreateFormProps & { renderImport: RenderImport };

/** A form that is filled in, and the file that is being made a resume of. */
type Importing = { file: File; filled: CreateForm };

/** Makes a resume of a file, for someone who has one already and a job in mind. */
export function AiForm({ onCancel, onCreated, renderImport }: AiFormProps) {
  const { form, checked, create, open } = useCreateForm(onCreated);
  const [file, setFile] = useState<File>();
  const [isFileMissing, setIsFileMissing] = useState(false);
  const [importing, setImporting] = useState<Importing>();
  const pickerId = useId();

  function handleFilled(filled: CreateForm) {
    if (file) return setImporting({ file, filled });
    setIsFileMissing(true);
    document.getElementById(pickerId)?.focus();
  }

  function handlePick(picked: File | undefined) {
    setFile(picked);
    setIsFileMissing(false);
  }

  return (
    <>
      <form noValidate onSubmit={checked(handleFilled)} className="flex flex-col gap-5">
        <CreateFields form={form} />
        <FilePicker
          id={pickerId}
          label="Upload your resume"
          required
          file={file}
          error={isFileMissing ? 'Choose the resume that is to be read.' : undefined}
          onPick={handlePick}
        />
        <TextArea
          label="Job description or job title"
          hint="Kept in this browser until you close it."
          {...form.register('jobDescription')}
        />
        <Banner>
          Your file is read here, in your browser, and does not leave this device. You see what was
          read, and put it right, before anything is saved.
        </Banner>
        <DialogActions>
          <Button onClick={onCancel}>CANCEL</Button>
          <Button
            type="submit"
            variant="primary"
            isPending={form.formState.isSubmitting || importing !== undefined}
          >
            FINISH
          </Button>
        </DialogActions>
      </form>
      {/* Beside the form, not in it: what is sent in its dialogs is not this form. */}
      {importing &&
        renderImport({
          file: importing.file,
          about: aboutOf(importing.filled),
          onCancel: () => setImporting(undefined),
          onWriteByHand() {
            setImporting(undefined);
            void checked(create)();
          },
          // The dialog stays until the editor is there: it holds the resume open for it.
          onSaved: (resumeId) => void open(resumeId, importing.filled).then(onCreated),
        })}
    </>
  );
}
