import { EXPORTERS, type Exporter, type Exporters, type ExportSource } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { type PrintedPlaceholder, type Resume, resumeFileName } from '@shortlist/model';
import type { Designs } from '@shortlist/templates';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { useDownloads } from '#paper/pages/use-downloads.ts';
import { writeResumeFile } from '#paper/pages/write-resume-file.ts';
import { DownloadState } from '#paper/sheets/download-state.tsx';
import { OtherFormats } from '#paper/sheets/other-formats.tsx';
import type { FormatNotes } from '#platform/format-notes.ts';
import { useWords } from '#platform/language/use-words.ts';
import type { FieldTarget } from '#platform/navigation/field-target.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { createLateParts, useLateParts } from '#ui/dialogs/late-parts.ts';
import { FOOT_BAR_LOOK } from '#ui/foot-bar-look.ts';
import { PlaceholdersDialog } from './placeholders-dialog.tsx';

const lateItems = createLateParts('format-items', () => import('./format-items.tsx'));

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
  const words = useWords(en.paper);
  const { laidOut, resume, placeholders, onGoTo, exporters = EXPORTERS, ...menu } = props;
  const [first, ...others] = exporters.all;
  const note = menu.notes?.get(first.id);
  const loss = note?.kind === 'loss' ? note.text : undefined;
  const noteId = useId();
  const items = useLateParts(lateItems);
  const [warned, setWarned] = useState<Exporter>();
  const sections = useSections();
  const fileNameOf = ({ extension }: Exporter) =>
    resumeFileName(resume.contact.fullName, extension);
  const downloads = useDownloads<ExportSource>({
    laidOut,
    write: (exporter, layOut) => writeResumeFile(exporter, { resume, sections, layOut }),
    fileNameOf,
  });
  const { start, making } = downloads;
  const begin = (exporter: Exporter) =>
    placeholders.length > 0 ? setWarned(exporter) : start(exporter);

  return (
    <div data-foot-bar className={FOOT_BAR_LOOK}>
      <div className="flex flex-wrap justify-end gap-2">
        {others.length > 0 && (
          <OtherFormats
            isOff={!laidOut || !items}
            isPending={making !== undefined && making !== first}
          >
            {items && (
              <items.FormatItems {...menu} exporters={others} resume={resume} onChoose={begin} />
            )}
          </OtherFormats>
        )}
        {first && (
          <Button
            variant="primary"
            className="max-sm:grow"
            disabled={!laidOut}
            isPending={making === first}
            onClick={() => begin(first)}
            title={fileNameOf(first)}
            aria-describedby={loss && noteId}
          >
            <Download size={16} aria-hidden />
            {words.download({ name: first.name })}
          </Button>
        )}
      </div>
      {loss && (
        <p id={noteId} className="text-sm">
          {loss}
        </p>
      )}
      <DownloadState downloads={downloads} />
      <PlaceholdersDialog
        placeholders={placeholders}
        open={warned !== undefined}
        onClose={() => setWarned(undefined)}
        onGoTo={onGoTo}
        onDownload={() => warned && start(warned)}
      />
    </div>
  );
}
