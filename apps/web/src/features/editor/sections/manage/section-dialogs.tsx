import { MAX_SECTION_TITLE, type OwnShape } from '@shortlist/resume';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { SHAPES } from '#lib/text/section-shapes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type DialogProps = { open: boolean; onClose: () => void };

type OwnSectionDialogProps = DialogProps & { onAdd: (title: string, shape: OwnShape) => void };

/** Asks for the title of a section of the person's own, and what it holds. */
export const OwnSectionDialog = ({ open, onClose, onAdd }: OwnSectionDialogProps) => (
  <Dialog open={open} onClose={onClose} title="A section of your own">
    <OwnSectionForm onClose={onClose} onAdd={onAdd} />
  </Dialog>
);

function OwnSectionForm({ onClose, onAdd }: Omit<OwnSectionDialogProps, 'open'>) {
  const [shape, setShape] = useState<OwnShape>('entries');

  return (
    <TitleForm
      label="Title"
      save="ADD SECTION"
      missing="Give the section a title, like “Talks”."
      onClose={onClose}
      onSave={(title) => onAdd(title, shape)}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium text-sm">What it holds</legend>
        {SHAPES.map(({ shape: each, label, hint }) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-2 py-2 hover:bg-raised"
          >
            <input
              type="radio"
              name="shape"
              value={each}
              checked={shape === each}
              onChange={() => setShape(each)}
              className="mt-1 accent-accent"
            />
            <span className="flex min-w-0 flex-col">
              <span>{label}</span>
              <span className="text-muted text-sm">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </TitleForm>
  );
}

type TitleDialogProps = DialogProps & {
  /** Title of the section now, and the one that it has without a title from the person. */
  title: string;
  usual: string;
  onRename: (title: string) => void;
};

/** Asks for another title of a section. */
export const TitleDialog = ({ open, onClose, title, usual, onRename }: TitleDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Rename the section"
    description={`Without a title of yours it is called “${usual}”.`}
  >
    <TitleForm
      label="Title"
      save="RENAME"
      first={title}
      onClose={onClose}
      onSave={(typed) => onRename(typed === usual ? '' : typed)}
    />
  </Dialog>
);

type TitleFormProps = {
  label: string;
  save: string;
  first?: string;
  /** Message where no title is typed; absent where none need be. */
  missing?: string;
  onClose: () => void;
  onSave: (title: string) => void;
  children?: ReactNode;
};

function TitleForm(props: TitleFormProps) {
  const { label, save, first = '', missing, onClose, onSave, children } = props;
  const [title, setTitle] = useState(first);
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = missing !== undefined && title.trim() === '';

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsAsked(true);
    if (isMissing) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    onSave(title.trim());
    onClose();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <TextField
        label={label}
        required={missing !== undefined}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_SECTION_TITLE}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        // Typing replaces the title that the section has, until it was changed.
        onFocus={({ target }) => target.value === first && target.select()}
        error={isAsked && isMissing ? missing : undefined}
      />
      {children}
      <DialogActions>
        <Button onClick={onClose}>CANCEL</Button>
        <Button type="submit" variant="primary">
          {save}
        </Button>
      </DialogActions>
    </form>
  );
}
