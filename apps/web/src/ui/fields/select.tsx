import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';

export type SelectProps<Option extends string = string> = FieldProps &
  Omit<ComponentProps<'select'>, 'required' | 'children'> & {
    options: readonly Option[];
    /** Says an option in the words of the interface; it stands as it is where this is not given. */
    labelOf?: (option: Option) => string;
    /** Stands for "nothing chosen" and has the empty value; without it the first option is chosen. */
    placeholder?: string;
  };

/** One of a few. Its list is drawn by `styles.css` where the browser can; phones show theirs. */
export function Select<Option extends string>({
  label,
  error,
  hint,
  required,
  id,
  options,
  labelOf,
  placeholder,
  className = '',
  ...select
}: SelectProps<Option>) {
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      {(ties) => (
        <div className="relative">
          <select
            {...select}
            {...ties}
            className={`${CONTROL_LOOK} appearance-none pe-10 pointer-fine:supports-[appearance:base-select]:[appearance:base-select] ${className}`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option} value={option}>
                {labelOf?.(option) ?? option}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
