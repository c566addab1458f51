import { en } from '@shortlist/messages';
import { MAX_SECTION_TITLE, type OwnShape } from '@shortlist/model';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type DialogProps = { open: boolean; onClose: () => void };

type OwnSectionDialogProps = DialogProps & { onAdd: (title: string, shape: OwnShape) => void };

/** Asks for the title of a section of the person's own, and what it holds. */
export const OwnSectionDialog = ({ open, onClose, onAdd }: OwnSectionDialogProps) => {
  const words = useWords(en.sectionDialogs);
  return (
    <Dialog open={open} onClose={onClose} title={words.ownSection}>
      <OwnSectionForm onClose={onClose} onAdd={onAdd} />
    </Dialog>
  );
};

/** Shapes that a section of a person's own may have. */
const SHAPES: readonly OwnShape[] = ['entries', 'list', 'text'];

function OwnSectionForm({ onClose, onAdd }: Omit<OwnSectionDialogProps, 'open'>) {
  const words = useWords(en.sectionDialogs);
  const [shape, setShape] = useState<OwnShape>('entries');

  return (
    <TitleForm
      label={words.title}
      save={words.addSectionCapitals}
      missing={words.titleNeeded}
      onClose={onClose}
      onSave={(title) => onAdd(title, shape)}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium text-sm">{words.shape}</legend>
        {SHAPES.map((each) => (
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
              <span>{words.shapeNamed({ shape: each })}</span>
              <span className="text-muted text-sm">{words.shapeHint({ shape: each })}</span>
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
export const TitleDialog = ({ open, onClose, title, usual, onRename }: TitleDialogProps) => {
  const words = useWords(en.sectionDialogs);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.renameSection}
      description={words.usualTitle({ usual })}
    >
      <TitleForm
        label={words.title}
        save={words.renameCapitals}
        first={title}
        onClose={onClose}
        onSave={(typed) => onRename(typed === usual ? '' : typed)}
      />
    </Dialog>
  );
};

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
  const common = useWords(en.common);
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
        <Button onClick={onClose}>{common.cancelCapitals}</Button>
        <Button type="submit" variant="primary">
          {save}
        </Button>
      </DialogActions>
    </form>
  );
}
