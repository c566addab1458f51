import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { SelectControl } from '#ui/fields/select-control.tsx';
import { useFieldLabel } from '../fields/use-field-label.ts';
import { listTargets, type MoveTarget } from './move-targets.ts';

type MoveFormProps = {
  id: string;
  resume: Resume;
  onMove: (target: MoveTarget) => void;
};

/** Chooses the field that a text goes to. The browser's own list, so that phones show theirs. */
export function MoveForm({ id, resume, onMove }: MoveFormProps) {
  const words = useWords(en.review);
  const [chosen, setChosen] = useState('');
  const groups = listTargets(resume, { words, labelOf: useFieldLabel() }, useSections());
  const target = groups.flatMap(({ targets }) => targets).find(({ key }) => key === chosen);

  return (
    <div id={id} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-56">
        <Field id={`${id}-target`} label={words.field}>
          {(ties) => (
            <SelectControl
              {...ties}
              value={chosen}
              onChange={({ target: { value } }) => setChosen(value)}
            >
              <option value="">{words.chooseAField}</option>
              {groups.map(({ key, label, targets }) => (
                <optgroup key={key} label={label}>
                  {targets.map((each) => (
                    <option key={each.key} value={each.key}>
                      {each.label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectControl>
          )}
        </Field>
      </div>
      <Button disabled={!target} onClick={() => target && onMove(target)}>
        {words.move}
      </Button>
    </div>
  );
}
