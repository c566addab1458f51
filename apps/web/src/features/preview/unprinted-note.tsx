import { en } from '@shortlist/messages';
import { formatFieldRef, type UnprintedEntry } from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import type { FieldTarget } from '#platform/navigation/field-target.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';

type UnprintedNoteProps = {
  entries: readonly UnprintedEntry[];
  onGoTo: (target: FieldTarget) => void;
};

/** Says which entries are not on the paper and why, each with the way to the field that it lacks. */
export function UnprintedNote({ entries, onGoTo }: UnprintedNoteProps) {
  const words = useWords(en.preview);
  if (entries.length === 0) return null;
  return (
    <Banner>
      <p className="font-medium">{words.notOnPage}</p>
      <ul className="mt-1 flex flex-col gap-2">
        {entries.map(({ title, lacks, ref }) => (
          <li key={formatFieldRef(ref)} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-muted">{words.has({ title, lacks })}</span>
            <Button size="sm" onClick={() => onGoTo({ ref, nth: 0 })}>
              {words.fillIn({ title })}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
