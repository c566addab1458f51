import type { PrintDocument } from '@shortlist/document';
import type { Exporter } from '@shortlist/exporters';
import type { Resume } from '@shortlist/resume';
import type { Designs } from '@shortlist/templates';
import { ChevronDown } from 'lucide-react';
import { useSections } from '#lib/sections-context.ts';
import { documentOf } from '#paper/pages/lay-out-resume.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import * as words from './words.ts';

/** What is to be known of a format before it is downloaded, by the format's id. */
export type FormatNotes = ReadonlyMap<string, string>;

type DownloadMenuProps = {
  exporters: readonly Exporter[];
  /** The resume that is downloaded. */
  resume: Resume;
  designs?: Designs | undefined;
  notes?: FormatNotes | undefined;
  /** There is nothing to download yet. */
  isOff: boolean;
  isPending: boolean;
  onChoose: (exporter: Exporter) => void;
};

/** The other formats that the resume can be downloaded in, each with what it is for. */
export function DownloadMenu(props: DownloadMenuProps) {
  const { exporters, isOff, isPending, onChoose, ...told } = props;
  const trigger = (
    <Button isPending={isPending} disabled={isOff}>
      {words.OTHER_FORMATS}
      <ChevronDown size={16} aria-hidden />
    </Button>
  );
  // A button that is off opens nothing.
  if (isOff) return trigger;
  return (
    <Menu trigger={trigger}>
      <FormatItems {...told} exporters={exporters} onChoose={onChoose} />
    </Menu>
  );
}

type FormatItemsProps = Pick<
  DownloadMenuProps,
  'exporters' | 'resume' | 'designs' | 'notes' | 'onChoose'
>;

function FormatItems({ exporters, resume, designs, notes, onChoose }: FormatItemsProps) {
  const sections = useSections();
  const hasColumns = standBeside(documentOf(resume, { designs, sections }));
  return exporters.map((exporter) => (
    <MenuItem key={exporter.id} onSelect={() => onChoose(exporter)}>
      <span className="flex max-w-64 flex-col gap-0.5 py-1">
        {exporter.name}
        <span className="text-muted text-xs">{words.formatHint(exporter.id, hasColumns)}</span>
        {notes?.has(exporter.id) && (
          <span className="text-amber text-xs">{notes.get(exporter.id)}</span>
        )}
      </span>
    </MenuItem>
  ));
}

/** Whether a design has columns beside each other. */
const standBeside = ({ regions }: PrintDocument): boolean =>
  regions.some((one) => regions.some((other) => one.right <= other.left));
