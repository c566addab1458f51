import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { SelectControl } from './select-control.tsx';

export type SelectProps<Option extends string = string> = FieldProps &
  Omit<ComponentProps<'select'>, 'required' | 'children'> & {
    options: readonly Option[];
    /** Says an option in the words of the interface; it stands as it is where this is not given. */
    labelOf?: (option: Option) => string;
    /** Stands for "nothing chosen" and has the empty value; without it the first option is chosen. */
    placeholder?: string;
  };

/** One of a few. */
export function Select<Option extends string>({
  label,
  error,
  hint,
  required,
  id,
  options,
  labelOf,
  placeholder,
  ...select
}: SelectProps<Option>) {
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      {(ties) => (
        <SelectControl {...select} {...ties}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {labelOf?.(option) ?? option}
            </option>
          ))}
        </SelectControl>
      )}
    </Field>
  );
}
