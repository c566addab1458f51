import { hrefOf } from '@shortlist/contracts';
import { docxExporter, type Exporter, type PrintedSource, pdfExporter } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { type Letter, resumeFileName } from '@shortlist/model';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { useDownloads } from '#paper/pages/use-downloads.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { writePrintedFile } from '#paper/pages/write-resume-file.ts';
import { DownloadState } from '#paper/sheets/download-state.tsx';
import { PaperState } from '#paper/sheets/paper-state.tsx';
import { Sheets } from '#paper/sheets/sheets.tsx';
import { ZoomArea } from '#paper/sheets/zoom-area.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FOOT_BAR_LOOK, FOOT_BAR_ROOM } from '#ui/foot-bar-look.ts';
import { OpenedHead } from '#ui/opened-head.tsx';
import { LETTER_PRINTER } from './letter-kind.ts';
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
      action={<Downloads letter={open.document} laidOut={laidOut} />}
    />
  );
}

type DownloadsProps = { letter: Letter; laidOut: LaidOut | undefined };

/** Downloads exactly the pages on the screen, as PDF or as a Word file; says why when it does not. */
function Downloads({ letter, laidOut }: DownloadsProps) {
  const words = useWords(en.paper);
  const { title } = useWords(en.letter);
  const sections = useSections();
  const downloads = useDownloads<PrintedSource>({
    laidOut,
    write: (exporter, layOut) =>
      writePrintedFile(exporter, { document: letter, printer: LETTER_PRINTER, sections, layOut }),
    fileNameOf: ({ extension }) => resumeFileName(`${letter.contact.fullName} ${title}`, extension),
  });
  const button = (exporter: Exporter<PrintedSource>, variant?: 'primary') => (
    <Button
      {...(variant && { variant, className: 'max-sm:grow' })}
      disabled={!laidOut}
      isPending={downloads.making === exporter}
      onClick={() => downloads.start(exporter)}
    >
      <Download size={16} aria-hidden />
      {variant ? words.download({ name: exporter.name }) : exporter.name}
    </Button>
  );
  return (
    <div data-foot-bar className={FOOT_BAR_LOOK}>
      <div className="flex flex-wrap justify-end gap-2">
        {button(docxExporter)}
        {button(pdfExporter, 'primary')}
      </div>
      <DownloadState downloads={downloads} />
    </div>
  );
}
