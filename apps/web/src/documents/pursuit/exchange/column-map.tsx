import { en } from '@shortlist/messages';
import { COLUMNS, type Column, type Mapped } from '@shortlist/tracking';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Select } from '#ui/fields/select.tsx';
import { withKeys } from './keyed.ts';
import { trackingWordsIn } from './tracking-words.ts';

type ColumnMapProps = {
  mapped: readonly Mapped[];
  columns: readonly (Column | undefined)[];
  onChange: (columns: readonly (Column | undefined)[]) => void;
};

/** Says of each column of a table what it holds, beside its first value. What is chosen for another leaves the one that had it. */
export function ColumnMap({ mapped, columns, onChange }: ColumnMapProps) {
  const words = useWords(en.applicationsExchange);
  const tracking = trackingWordsIn(useLanguage());

  function choose(at: number, value: string) {
    const chosen = COLUMNS.find((column) => column === value);
    onChange(
      columns.map((column, other) => {
        if (other === at) return chosen;
        return column === chosen ? undefined : column;
      }),
    );
  }

  return (
    <fieldset>
      <legend className="font-semibold">{words.columns}</legend>
      <p className="text-muted text-sm">{words.columnsHint}</p>
      <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {withKeys(mapped).map(([key, { name, preview }], at) => (
          <Select
            key={key}
            label={name || String(at + 1)}
            hint={preview.slice(0, 80)}
            placeholder={words.leftOut}
            options={COLUMNS}
            labelOf={(column) => tracking.column({ column })}
            value={columns[at] ?? ''}
            onChange={({ target }) => choose(at, target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
