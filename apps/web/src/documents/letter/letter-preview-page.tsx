import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { ShareButton } from '#features/resumes/share/share-button.tsx';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { LETTER_PRINTER } from '#paper/pages/letter-file.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { PaperState } from '#paper/sheets/paper-state.tsx';
import { Sheets } from '#paper/sheets/sheets.tsx';
import { ZoomArea } from '#paper/sheets/zoom-area.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { FOOT_BAR_ROOM } from '#ui/foot-bar-look.ts';
import { OpenedHead } from '#ui/opened-head.tsx';
import { LetterDownloads } from './downloads/letter-downloads.tsx';
import { listedLetter } from './listed-letter.ts';
import { LetterGate, type OpenedLetter } from './opened-letter.tsx';

/** The final preview of a letter (`/letter/:letterId/final`), with its downloads. */
export const LetterPreviewPage = () => (
  <LetterGate>{(open, status) => <Preview open={open} status={status} />}</LetterGate>
);

function Preview({ open, status }: { open: OpenedLetter; status: ReactNode }) {
  const pages = usePages(open.document, undefined, LETTER_PRINTER);
  return (
    <div
      className={`mx-auto flex w-full max-w-[100rem] flex-col gap-6 p-4 sm:p-6 ${FOOT_BAR_ROOM}`}
    >
      <Head open={open} status={status} laidOut={pages.laidOut} />
      <div className="mx-auto w-full max-w-5xl">
        <PaperState pages={pages}>
          {(laidOut) => (
            <ZoomArea>
              <Sheets laidOut={laidOut} />
            </ZoomArea>
          )}
        </PaperState>
      </div>
    </div>
  );
}

type HeadProps = { open: OpenedLetter; status: ReactNode; laidOut: LaidOut | undefined };

function Head({ open, status, laidOut }: HeadProps) {
  const words = useWords(en.letter);
  const { letterId = '' } = useParams();
  return (
    <OpenedHead
      title={words.finalPreview}
      isTitleHidden
      editorHref={hrefOf('letter', { letterId })}
      name={open.about.title}
      status={status}
      action={
        <>
          <ShareButton subject={listedLetter(open)} />
          <LetterDownloads open={open} laidOut={laidOut} />
        </>
      }
    />
  );
}
