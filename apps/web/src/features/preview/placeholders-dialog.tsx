import { en } from '@shortlist/messages';
import { findPlaceholders, formatFieldRef, type PrintedPlaceholder } from '@shortlist/model';
import { CheckFirstDialog } from '#paper/sheets/check-first-dialog.tsx';
import { useWords } from '#platform/language/use-words.ts';

type PlaceholdersDialogProps = {
  placeholders: readonly PrintedPlaceholder[];
  open: boolean;
  onClose: () => void;
  onGoTo: (placeholder: PrintedPlaceholder) => void;
  onDownload: () => void;
};

/** Shows what is still to be filled in before it is downloaded, line by line; each leads to its place. */
export function PlaceholdersDialog({ placeholders, onGoTo, ...dialog }: PlaceholdersDialogProps) {
  const words = useWords(en.preview);
  return (
    <CheckFirstDialog
      {...dialog}
      title={words.placeholdersLeft({ count: placeholders.length })}
      description={words.blanksHint}
      checks={firstOfLines(placeholders).map((placeholder) => ({
        key: formatFieldRef(placeholder.ref),
        shown: <MarkedLine placeholder={placeholder} />,
        onGoTo: () => onGoTo(placeholder),
      }))}
    />
  );
}

/** The first placeholder of each line that has one. */
const firstOfLines = (placeholders: readonly PrintedPlaceholder[]) =>
  placeholders.filter(({ nth }) => nth === 0);

/** A line with its placeholders marked, and where it stands. */
const MarkedLine = ({ placeholder: { location, text } }: { placeholder: PrintedPlaceholder }) => (
  <>
    <span dir="auto" className="text-muted">
      {location}
    </span>
    <span dir="auto">
      {markedPieces(text).map(({ piece, isPlaceholder, start }) =>
        isPlaceholder ? (
          <mark key={start} className="bg-transparent font-medium text-warning">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  </>
);

/** The text cut where a placeholder begins or ends. */
function markedPieces(text: string): { piece: string; isPlaceholder: boolean; start: number }[] {
  const edges = findPlaceholders(text).flatMap(({ start, end }) => [start, end]);
  return [0, ...edges].map((start, index) => ({
    piece: text.slice(start, edges[index]),
    isPlaceholder: index % 2 === 1,
    start,
  }));
}
