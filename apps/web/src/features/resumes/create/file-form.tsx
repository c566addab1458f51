import { en } from '@shortlist/messages';
import { storable } from '@shortlist/model';
import { useId, useState } from 'react';
import { DATA_FILES } from '#platform/files/data-files.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DialogActions } from '#ui/dialogs/dialog.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { CreateFields } from './create-fields.tsx';
import { type CreateForm, EMPTY_FORM } from './create-form.ts';
import type { RenderImport } from './import-slot.ts';
import type { CreateFormProps } from './manual-form.tsx';
import { aboutOf, useCreateForm } from './use-create-form.ts';
import { WhereToFind } from './where-to-find.tsx';

type FileFormProps = CreateFormProps & {
  source: FileSource;
  /** File that was dropped to begin with: it is read at once. The resume is called as its file where it has no name yet. */
  dropped?: File | undefined;
  renderImport: RenderImport;
};

type FileSource = 'document' | 'data';

/** A form that is filled in, and the file that is being made a resume of. */
type Importing = { file: File; filled: CreateForm };

/** Makes a resume of a file: of a document, for someone who has one already and a job in mind, or of data from elsewhere. */
export function FileForm(props: FileFormProps) {
  const { source, dropped, onCancel, onCreated, renderImport } = props;
  const words = useWords(en.createResume);
  const common = useWords(en.common);
  const { form, checked, create, open } = useCreateForm(onCreated, dropped && nameOfFile(dropped));
  const [file, setFile] = useState(dropped);
  const [isFileMissing, setIsFileMissing] = useState(false);
  const [importing, setImporting] = useState<Importing | undefined>(() => beginWith(dropped));
  const pickerId = useId();

  function handleFilled(filled: CreateForm) {
    if (file) return setImporting({ file, filled });
    setIsFileMissing(true);
    document.getElementById(pickerId)?.focus();
  }

  function handlePick(picked: File | undefined) {
    setFile(picked);
    setIsFileMissing(false);
    const isNamed = form.getValues('name').trim() !== '';
    if (picked && !isNamed) form.setValue('name', nameOfFile(picked), { shouldDirty: true });
  }

  return (
    <>
      <form noValidate onSubmit={checked(handleFilled)} className="flex flex-col gap-5">
        <CreateFields form={form} />
        <FilePicker
          id={pickerId}
          label={words.file({ source })}
          required
          kind={source === 'data' ? DATA_FILES : undefined}
          file={file}
          error={isFileMissing ? words.fileMissing({ source }) : undefined}
          onPick={handlePick}
        />
        {source === 'data' ? (
          <WhereToFind />
        ) : (
          <TextArea
            label={words.posting}
            hint={words.postingHint}
            {...form.register('jobDescription')}
          />
        )}
        <Banner>{words.fileHint}</Banner>
        <DialogActions>
          <Button onClick={onCancel}>{common.cancelCapitals}</Button>
          <Button
            type="submit"
            variant="primary"
            isPending={form.formState.isSubmitting || importing !== undefined}
          >
            {words.finish}
          </Button>
        </DialogActions>
      </form>
      {/* Beside the form, not in it: what is sent in its dialogs is not this form. */}
      {importing &&
        renderImport({
          file: importing.file,
          source,
          about: aboutOf(importing.filled),
          jobDescription: importing.filled.jobDescription,
          onCancel: () => setImporting(undefined),
          onWriteByHand() {
            setImporting(undefined);
            void checked(create)();
          },
          // The dialog goes with its page, when the editor is there: it holds the resume open for it.
          onSaved: (resumeId) => void open(resumeId, importing.filled),
        })}
    </>
  );
}

/** Begins with a dropped file where that has a name to give to the resume. */
function beginWith(file: File | undefined): Importing | undefined {
  const name = file && nameOfFile(file);
  return name ? { file, filled: { ...EMPTY_FORM, name } } : undefined;
}

/** Returns what a file is called, without its ending, as a resume is called. */
const nameOfFile = ({ name }: File): string =>
  storable(name.replace(/\.[^.]*$/u, '').replaceAll('_', ' ')).trim();
