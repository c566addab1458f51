import { hrefOf } from '@shortlist/contracts';
import { type Exporter, LETTER_EXPORTERS, type LetterSource } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { resumeFileName } from '@shortlist/model';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { writeLetterFile } from '#paper/pages/letter-file.ts';
import { useDownloads } from '#paper/pages/use-downloads.ts';
import { DownloadState } from '#paper/sheets/download-state.tsx';
import { FormatItem, OtherFormats } from '#paper/sheets/other-formats.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate, useParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FOOT_BAR_LOOK } from '#ui/foot-bar-look.ts';
import { EnclosuresButton } from '../enclosures/enclosures-button.tsx';
import { stateOfPlace } from '../go-to-field.ts';
import type { OpenedLetter } from '../opened-letter.tsx';
import { useResumeOfLetter } from '../use-resume-of-letter.ts';
import { DoubtsDialog } from './doubts-dialog.tsx';
import { useDoubts } from './use-doubts.ts';
import { withResumeExporter } from './with-resume-exporter.ts';

type LetterDownloadsProps = { open: OpenedLetter; laidOut: LaidOut | undefined };

const [FIRST, ...OTHERS] = LETTER_EXPORTERS.all;

/** Downloads exactly the pages on the screen, or what they say in another format; what is to be looked at is said first. */
export function LetterDownloads({ open, laidOut }: LetterDownloadsProps) {
  const paper = useWords(en.paper);
  const words = useWords(en.letter);
  const { document: letter, about } = open;
  const { letterId = '' } = useParams();
  const navigate = useNavigate();
  const sections = useSections();
  const resume = useResumeOfLetter(about.base);
  const doubts = useDoubts(letter, about.base);
  const [asked, setAsked] = useState<Exporter<LetterSource>>();
  const { start, ...downloads } = useDownloads<LetterSource>({
    laidOut,
    write: (exporter, layOut) => writeLetterFile(exporter, { letter, sections, layOut }),
    fileNameOf: ({ extension }) =>
      resumeFileName(`${letter.contact.fullName} ${words.title}`, extension),
  });
  const begin = (exporter: Exporter<LetterSource>) =>
    doubts.length > 0 ? setAsked(exporter) : start(exporter);
  const others = resume
    ? [withResumeExporter(words.pdfWithResume, resume, sections), ...OTHERS]
    : OTHERS;

  return (
    <>
      <EnclosuresButton
        {...{ letterId, resume }}
        letter={open}
        isOff={!laidOut}
        onDownload={begin}
      />
      <div data-foot-bar className={FOOT_BAR_LOOK}>
        <div className="flex flex-wrap justify-end gap-2">
          <OtherFormats
            isOff={!laidOut}
            isPending={downloads.making !== undefined && downloads.making !== FIRST}
          >
            {others.map((exporter) => (
              <FormatItem key={exporter.id} exporter={exporter} onSelect={() => begin(exporter)} />
            ))}
          </OtherFormats>
          <Button
            variant="primary"
            className="max-sm:grow"
            disabled={!laidOut}
            isPending={downloads.making === FIRST}
            onClick={() => begin(FIRST)}
          >
            <Download size={16} aria-hidden />
            {paper.download({ name: FIRST.name })}
          </Button>
        </div>
        <DownloadState downloads={{ start, ...downloads }} />
        <DoubtsDialog
          doubts={doubts}
          open={asked !== undefined}
          onClose={() => setAsked(undefined)}
          onGoTo={(place) =>
            void navigate(hrefOf('letter', { letterId }), { state: stateOfPlace(place) })
          }
          onDownload={() => asked && start(asked)}
        />
      </div>
    </>
  );
}
