import { EXPORTERS, type Exporter, type Exporters } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import type { PrintedPlaceholder, Resume } from '@shortlist/model';
import type { Designs } from '@shortlist/templates';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormatNotes } from '#lib/format-notes.ts';
import { useLanguage } from '#lib/language/language-context.ts';
import { useWords } from '#lib/language/use-words.ts';
import type { FieldTarget } from '#lib/navigation/field-target.ts';
import { ChunkLoadError, retryChunk } from '#lib/navigation/lazy-chunk.ts';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { nameCharacters } from '#paper/sheets/name-characters.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';
import { OtherFormats } from './other-formats.tsx';
import { PlaceholdersDialog } from './placeholders-dialog.tsx';
import { type DownloadOutcome, useDownloads } from './use-downloads.ts';

type DownloadBarProps = {
  /** The pages on the screen; while there are none, there is nothing to download. */
  laidOut: LaidOut | undefined;
  /** The resume on these pages. */
  resume: Resume;
  /** Placeholders that are not filled in on these pages: warned of first. */
  placeholders: readonly PrintedPlaceholder[];
  onGoTo: (target: FieldTarget) => void;
  exporters?: Exporters;
  designs?: Designs | undefined;
  notes?: FormatNotes | undefined;
};

/** Downloads exactly the pages on the screen, or what they say in another format; says why when it does not. */
export function DownloadBar(props: DownloadBarProps) {
  const words = useWords(en.preview);
  const common = useWords(en.common);
  const { laidOut, resume, placeholders, onGoTo, exporters = EXPORTERS, ...menu } = props;
  const { tag } = useLanguage();
  const notify = useNotice();
  const [first, ...others] = exporters.all;
  const note = menu.notes?.get(first.id);
  const loss = note?.kind === 'loss' ? note.text : undefined;
  const noteId = useId();
  const [warned, setWarned] = useState<Exporter>();
  const downloads = useDownloads(resume, laidOut);
  const { mutate, error, isPending, variables } = downloads;
  const making = isPending ? variables : undefined;

  function handleOutcome(outcome: DownloadOutcome) {
    if (outcome.kind === 'saved') return;
    void notify({
      title: words.notPrintable,
      text: words.noFontHereHasTake({ characters: nameCharacters(outcome.characters, tag) }),
    });
  }

  const start = (exporter: Exporter) => mutate(exporter, { onSuccess: handleOutcome });
  const begin = (exporter: Exporter) =>
    placeholders.length > 0 ? setWarned(exporter) : start(exporter);

  function retry(exporter: Exporter) {
    if (error instanceof ChunkLoadError) retryChunk(error, () => start(exporter));
    else start(exporter);
  }

  return (
    <div className="flex flex-col items-end gap-3">
      <div className="flex flex-wrap justify-end gap-2">
        {first && (
          <Button
            variant="primary"
            disabled={!laidOut}
            isPending={making === first}
            onClick={() => begin(first)}
            title={downloads.fileNameOf(first)}
            aria-describedby={loss && noteId}
          >
            <Download size={16} aria-hidden />
            {words.download({ name: first.name })}
          </Button>
        )}
        {others.length > 0 && (
          <OtherFormats
            {...menu}
            exporters={others}
            resume={resume}
            isOff={!laidOut}
            isPending={making !== undefined && making !== first}
            onChoose={begin}
          />
        )}
      </div>
      {loss && (
        <p id={noteId} className="text-sm">
          {loss}
        </p>
      )}
      <p role="status" className="sr-only">
        {making ? words.makingThe({ name: making.name }) : ''}
      </p>
      <PlaceholdersDialog
        placeholders={placeholders}
        open={warned !== undefined}
        onClose={() => setWarned(undefined)}
        onGoTo={onGoTo}
        onDownload={() => warned && start(warned)}
      />
      {error && variables && (
        <Banner
          tone="bad"
          action={<Button onClick={() => retry(variables)}>{common.retry}</Button>}
        >
          {words.theCouldNotBeMade({ name: variables.name, message: error.message })}
        </Banner>
      )}
    </div>
  );
}
