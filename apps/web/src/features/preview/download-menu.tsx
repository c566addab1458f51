import type { PrintDocument } from '@shortlist/document';
import type { Exporter } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import type { Designs } from '@shortlist/templates';
import type { ReactElement } from 'react';
import { documentOf } from '#paper/pages/lay-out-resume.ts';
import type { FormatNote, FormatNotes } from '#platform/format-notes.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';

export type DownloadMenuProps = {
  trigger: ReactElement;
  exporters: readonly Exporter[];
  /** The resume that is downloaded. */
  resume: Resume;
  designs?: Designs | undefined;
  notes?: FormatNotes | undefined;
  onChoose: (exporter: Exporter) => void;
};

/** The other formats that the resume can be downloaded in, each with what it is for. */
export const DownloadMenu = ({ trigger, ...items }: DownloadMenuProps) => (
  <Menu trigger={trigger}>
    <FormatItems {...items} />
  </Menu>
);

type FormatItemsProps = Omit<DownloadMenuProps, 'trigger'>;

function FormatItems({ exporters, resume, designs, notes, onChoose }: FormatItemsProps) {
  const words = useWords(en.formats);
  const ofPreview = useWords(en.preview);
  const sections = useSections();
  const hasColumns = standBeside(documentOf(resume, { designs, sections }));
  return exporters.map((exporter) => (
    <MenuItem key={exporter.id} onSelect={() => onChoose(exporter)}>
      <span className="flex max-w-64 flex-col gap-0.5 py-1">
        {exporter.name}
        <span className="text-muted text-xs">
          {words.purpose({ format: exporter.id })}
          {exporter.isOneColumn && hasColumns && ` ${ofPreview.columnsBecomeOne}`}
        </span>
        <NoteLine note={notes?.get(exporter.id)} />
      </span>
    </MenuItem>
  ));
}

/** Says what is known of the file: a loss, or that it is not known yet. */
function NoteLine({ note }: { note: FormatNote | undefined }) {
  const words = useWords(en.preview);
  if (note?.kind === 'whole') return null;
  if (note?.kind === 'loss') return <span className="text-warning text-xs">{note.text}</span>;
  return <span className="text-muted text-xs">{note ? words.beingRead : words.notRead}</span>;
}

/** Checks whether a design has columns beside each other. */
const standBeside = ({ regions }: PrintDocument): boolean =>
  regions.some((one) => regions.some((other) => one.right <= other.left));
