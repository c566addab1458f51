import { en } from '@shortlist/messages';
import { CheckFirstDialog } from '#paper/sheets/check-first-dialog.tsx';
import { useWords } from '#platform/language/use-words.ts';
import type { LetterPlace } from '../go-to-field.ts';
import type { Doubt } from './use-doubts.ts';

type DoubtsDialogProps = {
  doubts: readonly Doubt[];
  open: boolean;
  onClose: () => void;
  onGoTo: (place: LetterPlace) => void;
  onDownload: () => void;
};

/** Says what to look at before a letter is downloaded; each leads to its place in the editor. */
export function DoubtsDialog({ doubts, onGoTo, ...dialog }: DoubtsDialogProps) {
  const words = useWords(en.letter);
  return (
    <CheckFirstDialog
      {...dialog}
      title={words.beforeDownload({ count: doubts.length })}
      checks={doubts.map(({ said, where, place }) => ({
        key: `${place.source} ${place.start} ${said}`,
        shown: (
          <>
            <span className="font-medium">{said}</span>
            <span dir="auto" className="line-clamp-2 text-muted">
              {where}
            </span>
          </>
        ),
        onGoTo: () => onGoTo(place),
      }))}
    />
  );
}
