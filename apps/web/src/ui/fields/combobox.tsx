import { type ComponentProps, useId } from 'react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';
import { useBoundedChange } from './text-bound-context.ts';

export type ComboboxProps = FieldProps &
  Omit<ComponentProps<'input'>, 'required' | 'value' | 'onChange' | 'list'> & {
    value: string;
    onValueChange: (value: string) => void;
    /** Offered first; any other text may be typed. */
    suggestions: readonly string[];
  };

/**
 * Free text with suggestions: the browser's own list. Ours would have to hide the rest of the page
 * from screen readers while it is open, for something that is never more than a help.
 */
export function Combobox(props: ComboboxProps) {
  const { label, error, advice, hint, required, id, end, ...rest } = props;
  const { value, onValueChange, suggestions, ...input } = rest;
  const listId = useId();
  const handleChange = useBoundedChange<HTMLInputElement>(value, ({ target }) =>
    onValueChange(target.value),
  );
  return (
    <Field {...{ label, error, advice, hint, required, id, end }}>
      {(ties) => (
        <>
          <input
            autoComplete="off"
            dir="auto"
            {...input}
            {...ties}
            list={listId}
            value={value}
            onChange={handleChange}
            className={CONTROL_LOOK}
          />
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
