import { EXPORTERS, type Exporters } from '@shortlist/exporters';
import type { PrintedPlaceholder, Resume } from '@shortlist/resume';
import type { FieldTarget } from '#lib/navigation/field-target.ts';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { DownloadButton } from './download-button.tsx';

type DownloadListProps = {
  laidOut: LaidOut | undefined;
  resume: Resume;
  placeholders: readonly PrintedPlaceholder[];
  onGoTo: (target: FieldTarget) => void;
  exporters?: Exporters | undefined;
  /** What a format loses, by its id. */
  notes?: ReadonlyMap<string, string> | undefined;
};

/** A button for every format that is offered beside the pages. */
export const DownloadList = ({ exporters = EXPORTERS, notes, ...rest }: DownloadListProps) =>
  exporters.all
    .filter(({ isOffered }) => isOffered)
    .map((exporter) => (
      <DownloadButton
        key={exporter.id}
        exporter={exporter}
        note={notes?.get(exporter.id)}
        {...rest}
      />
    ));
