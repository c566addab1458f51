import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'required' | 'children'> & {
    options: readonly string[];
    /** Stands for "nothing chosen" and has the empty value; without it the first option is chosen. */
    placeholder?: string;
  };

/** One of a few. The browser's own list, so that phones show theirs. */
export function Select({
  label,
  error,
  hint,
  required,
  id,
  options,
  placeholder,
  className = '',
  ...select
}: SelectProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      {(ties) => (
        <div className="relative">
          <select
            {...select}
            {...ties}
            className={`${CONTROL_LOOK} appearance-none pe-10 ${className}`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option}>{option}</option>
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
