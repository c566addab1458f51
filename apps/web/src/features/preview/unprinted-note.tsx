import { formatFieldRef, type UnprintedEntry } from '@shortlist/resume';
import type { FieldTarget } from '#lib/navigation/field-target.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';

type UnprintedNoteProps = {
  entries: readonly UnprintedEntry[];
  onGoTo: (target: FieldTarget) => void;
};

/** Says which entries are not on the paper and why, each with the way to the field that it lacks. */
export function UnprintedNote({ entries, onGoTo }: UnprintedNoteProps) {
  if (entries.length === 0) return null;
  return (
    <Banner>
      <p className="font-medium">Not on the page, and so not in the PDF</p>
      <ul className="mt-1 flex flex-col gap-2">
        {entries.map(({ title, lacks, ref }) => (
          <li key={formatFieldRef(ref)} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-muted">
              {title} has {lacks}.
            </span>
            <Button size="sm" onClick={() => onGoTo({ ref, nth: 0 })}>
              Fill in {title}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
