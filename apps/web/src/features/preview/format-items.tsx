import type { PrintDocument } from '@shortlist/document';
import type { Exporter } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import type { Designs } from '@shortlist/templates';
import { documentOf } from '#paper/pages/lay-out-resume.ts';
import { FormatItem } from '#paper/sheets/other-formats.tsx';
import type { FormatNote, FormatNotes } from '#platform/format-notes.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';

export type FormatItemsProps = {
  exporters: readonly Exporter[];
  /** The resume that is downloaded. */
  resume: Resume;
  designs?: Designs | undefined;
  notes?: FormatNotes | undefined;
  onChoose: (exporter: Exporter) => void;
};

/** The other formats that the resume can be downloaded in, each with what it is for. */
export function FormatItems({ exporters, resume, designs, notes, onChoose }: FormatItemsProps) {
  const words = useWords(en.preview);
  const sections = useSections();
  const hasColumns = standBeside(documentOf(resume, { designs, sections }));
  return exporters.map((exporter) => (
    <FormatItem
      key={exporter.id}
      exporter={exporter}
      hint={exporter.isOneColumn && hasColumns ? words.columnsBecomeOne : undefined}
      note={<NoteLine note={notes?.get(exporter.id)} />}
      onSelect={() => onChoose(exporter)}
    />
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
