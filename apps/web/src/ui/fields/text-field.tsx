import type { ComponentProps } from 'react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';
import { useBoundedChange } from './text-bound-context.ts';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'required'> & {
    /** Stands before the typed text and is not part of it, e.g. "linkedin.com/in/". */
    prefix?: string;
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
  const typing = { ...input, onChange: useBoundedChange(input.value, onChange) };
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
