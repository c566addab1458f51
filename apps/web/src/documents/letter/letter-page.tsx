import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { FileText, History, Pencil } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useRenameDialog } from '#features/resumes/change/use-rename-dialog.tsx';
import { ShareButton } from '#features/resumes/share/share-button.tsx';
import { LETTER_PRINTER } from '#paper/pages/letter-file.ts';
import { Paper } from '#paper/sheets/paper.tsx';
import { ZoomArea } from '#paper/sheets/zoom-area.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { DocumentHead } from '#ui/document-head.tsx';
import { FOOT_BAR_LOOK, FOOT_BAR_ROOM } from '#ui/foot-bar-look.ts';
import { STICKY_LOOK } from '#ui/sticky-look.ts';
import { fieldOfSource } from './go-to-field.ts';
import { LetterForm } from './letter-form.tsx';
import { listedLetter } from './listed-letter.ts';
import { LetterGate, type OpenedLetter } from './opened-letter.tsx';

/** The editor of a letter (`/letter/:letterId`): its form, and the paper beside it where there is room. */
export const LetterPage = () => (
  <LetterGate>
    {(open, status) => (
      <div
        className={`mx-auto flex w-full max-w-[100rem] flex-col gap-6 p-4 sm:p-6 ${FOOT_BAR_ROOM}`}
      >
        <Head open={open} status={status} />
        <div className="grid wide:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] items-start gap-8">
          <LetterForm open={open} />
          <LetterPaper open={open} />
        </div>
      </div>
    )}
  </LetterGate>
);

type HeadProps = { open: OpenedLetter; status: React.ReactNode };

function Head({ open, status }: HeadProps) {
  const words = useWords(en.letter);
  const { about, draft } = open;
  const { documentId: letterId } = draft;
  const listed = listedLetter(open);
  const renaming = useRenameDialog({
    document: listed,
    texts: words,
    failed: words.notRenamed,
    onRenamed: (saved) => draft.setAbout({ ...about, ...saved }),
  });
  return (
    <DocumentHead
      back={{ to: hrefOf('resumes'), label: words.toList }}
      title={about.title}
      status={status}
    >
      <IconButton icon={Pencil} label={words.rename} onClick={renaming.open} />
      <ShareButton subject={listed} />
      <LinkButton
        to={hrefOf('letterHistory', { letterId })}
        variant="ghost"
        className="max-xl:px-3"
      >
        <History size={16} aria-hidden />
        <span className="max-xl:sr-only">{words.history}</span>
      </LinkButton>
      <div data-foot-bar className={FOOT_BAR_LOOK}>
        <LinkButton variant="primary" to={hrefOf('letterPreview', { letterId })}>
          <FileText size={16} aria-hidden />
          {words.preview}
        </LinkButton>
      </div>
      {renaming.dialog}
    </DocumentHead>
  );
}

/** The paper follows what is typed as soon as nothing else is to be drawn. A press on its words leads to their field. */
function LetterPaper({ open }: { open: OpenedLetter }) {
  const { letterId } = useParams();
  const letter = useDeferredValue(open.document);
  return (
    <div className={STICKY_LOOK}>
      <ZoomArea>
        <Paper key={letterId} printed={letter} printer={LETTER_PRINTER} onPick={goToField} />
      </ZoomArea>
    </div>
  );
}

function goToField(source: string): void {
  const field = document.getElementById(fieldOfSource(source));
  field?.focus();
}
