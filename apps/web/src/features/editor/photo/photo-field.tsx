import { en } from '@shortlist/messages';
import { type Photo, photoUrl } from '@shortlist/model';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { useToast } from '#ui/notices/toast-context.ts';

/** Loads the dialog in which a photo is cropped: the editor opens without it. */
const loadPhotoDialog = async () =>
  (await loadChunk('photo', () => import('./photo-dialog.tsx'))).PhotoDialog;

type PhotoFieldProps = {
  photo: Photo | undefined;
  onChange: (photo: Photo | undefined) => void;
};

/** The person's photo, which few resumes have: chosen, replaced, and removed with undo. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const words = useWords(en.photo);
  const common = useWords(en.common);
  const dialog = useLazyDialog(loadPhotoDialog, words.notChosenNow);
  const toast = useToast();
  const chooser = useRef<HTMLButtonElement>(null);

  function remove() {
    onChange(undefined);
    // The button that was pressed is gone.
    chooser.current?.focus();
    toast({
      text: words.wasRemoved,
      action: { label: common.undo, onAction: () => onChange(photo) },
    });
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="font-semibold text-sm">{words.photo}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {photo && (
          <img
            src={photoUrl(photo)}
            alt={words.asPrinted}
            className="max-h-24 rounded-sm border border-hairline"
          />
        )}
        <Button ref={chooser} size="sm" onClick={() => void dialog.open()}>
          <ImagePlus size={16} aria-hidden />
          {photo ? words.replacePhoto : words.addPhoto}
        </Button>
        {photo && (
          <Button size="sm" onClick={remove}>
            <Trash2 size={16} aria-hidden />
            {words.removePhoto}
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-64 text-pretty text-faint text-xs">
          {words.whereExpected}
        </p>
      </div>
      {dialog.Dialog && (
        <dialog.Dialog open={dialog.isOpen} onClose={dialog.close} onChoose={onChange} />
      )}
    </fieldset>
  );
}
