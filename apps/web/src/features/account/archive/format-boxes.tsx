import { EXPORTERS } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';

type FormatBoxesProps = {
  /** Ids of the formats that are asked for. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** The formats that the archive is to have every resume in. */
export const FormatBoxes = ({ chosen, onChange }: FormatBoxesProps) => {
  const words = useWords(en.archive);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-muted text-sm">{words.formats}</legend>
      <div className="flex flex-wrap gap-x-6">
        {EXPORTERS.all.map(({ id, name }) => (
          <label
            key={id}
            className="inline-flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 text-sm"
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
              className="size-4 accent-accent"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
