import type { ComponentProps } from 'react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';
import { useBoundedChange } from './text-bound-context.ts';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'required'> & {
    /** Stands before the typed text and is not part of it, e.g. "linkedin.com/in/". */
    prefix?: string;
  };

/** The last time of a control. Browsers offer years of six digits, of which four are kept. */
const LAST: Readonly<Record<string, string>> = {
  date: '9999-12-31',
  'datetime-local': '9999-12-31T23:59',
};

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  error,
  advice,
  hint,
  required,
  id,
  end,
  prefix,
  className = '',
  onChange,
  ...input
}: TextFieldProps) {
  const max = LAST[input.type ?? ''];
  const handleChange = useBoundedChange<HTMLInputElement>(input.value, (event) => {
    if (max === undefined || event.target.value.length <= max.length) onChange?.(event);
  });
  const typing = { max, ...input, onChange: handleChange };
  return (
    <Field {...{ label, error, advice, hint, required, id, end }}>
      {(ties) =>
        prefix ? (
          <div
            className={`${CONTROL_LOOK} flex items-center py-0 pe-0 focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2 ${error ? 'border-danger' : ''}`}
          >
            <span aria-hidden className="text-faint">
              {prefix}
            </span>
            <input
              dir="auto"
              {...typing}
              {...ties}
              className={`min-w-0 grow self-stretch bg-transparent pe-3 outline-none ${className}`}
            />
          </div>
        ) : (
          <input dir="auto" {...typing} {...ties} className={`${CONTROL_LOOK} ${className}`} />
        )
      }
    </Field>
  );
}
