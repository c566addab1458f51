import { hrefOf } from '@shortlist/contracts';
import { parseFieldRef, type Resume } from '@shortlist/model';
import { ReadBackPanel } from '#features/read-back/read-back-panel.tsx';
import type { FormatNotes } from '#platform/format-notes.ts';
import { stateOfTarget } from '#platform/navigation/field-target.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';

export type ReadBackViewProps = {
  resumeId: string;
  resume: Resume;
  /** Goes to the field of a difference; without it the editor is opened there. */
  onPick?: (source: string) => void;
  /** Hears what is known of each format of this resume. */
  onNotes?: (notes: FormatNotes) => void;
};

/** Shows what a machine reads, with the way from each difference to its field. */
export function ReadBackView({ resumeId, onPick, ...panel }: ReadBackViewProps) {
  const navigate = useNavigate();
  const sections = useSections();

  function openEditor(source: string) {
    const ref = parseFieldRef(source, sections);
    if (!ref) return;
    const address = hrefOf('editor', { resumeId, section: ref.section });
    void navigate(address, { state: stateOfTarget({ ref, nth: 0 }) });
  }

  return <ReadBackPanel {...panel} onPick={onPick ?? openEditor} />;
}
