import type { ComponentProps } from 'react';
import { CONTROL_LOOK, Field, type FieldProps } from './field.tsx';
import { NativeTextArea } from './native-text-area.tsx';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'required'>;

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({
  label,
  error,
  advice,
  hint,
  required,
  id,
  foot,
  className = '',
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, error, advice, hint, required, id, foot }}>
      {(ties) => (
        <NativeTextArea
          rows={4}
          // Each line runs as its words do: right to left in Arabic and Hebrew.
          dir="auto"
          {...area}
          {...ties}
          className={`${CONTROL_LOOK} field-sizing-content max-h-[60vh] min-h-28 pointer-coarse:min-h-28 resize-y leading-relaxed ${className}`}
        />
      )}
    </Field>
  );
}
