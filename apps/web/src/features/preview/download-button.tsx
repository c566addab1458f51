import type { Exporter } from '@shortlist/exporters';
import type { PrintedPlaceholder, Resume } from '@shortlist/resume';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { FieldTarget } from '#lib/navigation/field-target.ts';
import { ChunkLoadError, retryChunk } from '#lib/navigation/lazy-chunk.ts';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { nameCharacters } from '#paper/sheets/name-characters.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';
import { PlaceholdersDialog } from './placeholders-dialog.tsx';
import { type DownloadOutcome, useDownload } from './use-download.ts';

type DownloadButtonProps = {
  /** The pages on the screen; while there are none, there is nothing to download. */
  laidOut: LaidOut | undefined;
  exporter: Exporter;
  /** The resume on these pages. */
  resume: Resume;
  /** What is not filled in on these pages: warned of first. */
  placeholders: readonly PrintedPlaceholder[];
  onGoTo: (target: FieldTarget) => void;
  /** What the file loses, said before it is made. */
  note?: string | undefined;
};

/** Downloads exactly the pages on the screen in one format; says why when it does not. */
export function DownloadButton(props: DownloadButtonProps) {
  const { laidOut, exporter, resume, placeholders, onGoTo, note } = props;
  const notify = useNotice();
  const noteId = `note-${exporter.id}`;
  const [isWarned, setIsWarned] = useState(false);
  const { mutate, error, isPending, fileName } = useDownload(exporter, resume, laidOut);

  function handleOutcome(outcome: DownloadOutcome) {
    if (outcome.kind === 'saved') return;
    void notify({
      title: 'Some characters cannot be printed',
      text: `No font here has ${nameCharacters(outcome.characters)}. Take them out or write them differently, then download again.`,
    });
  }

  const start = () => mutate(undefined, { onSuccess: handleOutcome });
  const retry = () => (error instanceof ChunkLoadError ? retryChunk(error, start) : start());

  return (
    <div className="flex flex-col items-end gap-3">
      <Button
        variant="primary"
        disabled={!laidOut}
        isPending={isPending}
        onClick={() => (placeholders.length > 0 ? setIsWarned(true) : start())}
        title={fileName}
        aria-describedby={note && noteId}
      >
        <Download size={16} aria-hidden />
        DOWNLOAD {exporter.name.toUpperCase()}
      </Button>
      {note && (
        <p id={noteId} className="text-sm">
          {note}
        </p>
      )}
      <p role="status" className="sr-only">
        {isPending ? `Making the ${exporter.name}` : ''}
      </p>
      <PlaceholdersDialog
        placeholders={placeholders}
        open={isWarned}
        onClose={() => setIsWarned(false)}
        onGoTo={onGoTo}
        onDownload={start}
      />
      {error && (
        <Banner tone="bad" action={<Button onClick={retry}>Retry</Button>}>
          The {exporter.name} could not be made. {error.message}
        </Banner>
      )}
    </div>
  );
}
