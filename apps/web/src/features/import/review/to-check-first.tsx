import { en } from '@shortlist/messages';
import { TriangleAlert } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { entryName } from './fields/entry-name.ts';
import { readField } from './fields/field-text.ts';
import { type FieldPlace, listEntries, specOf } from './fields/review-fields.ts';
import type { FieldToCheck } from './fields/to-check.ts';
import { useFieldLabel } from './fields/use-field-label.ts';
import { fieldId, UNPLACED_ID, useReviewActions } from './review-context.ts';
import type { ReviewState } from './review-state.ts';

const LINE_LOOK =
  'flex min-h-9 pointer-coarse:min-h-11 w-full items-center gap-2 rounded-md px-3 py-1 text-start text-sm hover:bg-raised';

type ToCheckFirstProps = { review: ReviewState; toCheck: readonly FieldToCheck[] };

/** Lists the fields to look at above all sections, each with the way to it, and the way to what has no field. */
export function ToCheckFirst({ review, toCheck }: ToCheckFirstProps) {
  const words = useWords(en.review);
  const labelOf = useFieldLabel();
  const { reveal, focus } = useReviewActions();
  const { resume, sections, unplaced } = review;
  if (toCheck.length + unplaced.length === 0) return null;

  function nameOf(place: FieldPlace): string {
    const field = labelOf(specOf(place, sections));
    const kind = sections.kindOf(place.section);
    const entries = kind ? listEntries(resume, kind) : [];
    const position = entries.findIndex(({ entry }) => entry.id === place.entryId);
    const entry = entries[position];
    return entry
      ? words.fieldOfEntry({ field, entry: entryName(entry, position, sections) })
      : field;
  }

  function goTo({ place, key, line }: FieldToCheck) {
    reveal(place);
    focus({ id: fieldId(key), line });
  }

  return (
    <nav
      aria-label={words.toCheckFirst}
      className="max-h-60 pointer-coarse:max-h-64 shrink-0 overflow-y-auto rounded-md border border-warning/40 bg-warning/10 p-1"
    >
      <ul>
        {toCheck.map((field) => (
          <li key={field.key}>
            <button type="button" onClick={() => goTo(field)} className={LINE_LOOK}>
              <TriangleAlert size={14} aria-hidden className="shrink-0 text-warning" />
              <span className="max-w-1/2 shrink-0 truncate font-medium">{nameOf(field.place)}</span>
              <span dir="auto" className="min-w-0 truncate text-muted">
                {readField(resume, field.place, sections).split('\n')[field.line]}
              </span>
            </button>
          </li>
        ))}
        {unplaced.length > 0 && (
          <li>
            <button type="button" onClick={() => focus({ id: UNPLACED_ID })} className={LINE_LOOK}>
              <TriangleAlert size={14} aria-hidden className="shrink-0 text-warning" />
              <span className="font-medium">{words.unplaced({ count: unplaced.length })}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
