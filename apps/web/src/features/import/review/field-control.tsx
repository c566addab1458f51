import type { SyntheticEvent } from 'react';
import { CONTROL_LOOK } from '#ui/field.tsx';
import type { FieldSpec } from './review-fields.ts';

type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  form: FieldSpec['form'];
  /** Stands before the typed text and is not part of it. */
  prefix?: string | undefined;
  /** A person is asked to look at it. */
  isMarked: boolean;
  value: string;
  onType: (text: string) => void;
  onLeave: () => void;
  /** The person is at this line of the text, from 0. */
  onLook: (line: number) => void;
};

/** Where the text of a field is read and typed: in one line or in several, in the direction of its script. */
export function FieldControl(props: FieldControlProps) {
  const { form, prefix, isMarked, value, onType, onLeave, onLook, ...ties } = props;
  const mark = isMarked ? 'border-amber bg-amber/5' : '';
  const typing = {
    ...ties,
    value,
    dir: 'auto',
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
    onBlur: onLeave,
  };

  if (form === 'lines' || form === 'bullets') {
    const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
      onLook(lineAt(currentTarget));
    return (
      <textarea
        {...typing}
        rows={Math.min(6, Math.max(2, value.split('\n').length))}
        onFocus={look}
        onSelect={look}
        className={`${CONTROL_LOOK} field-sizing-content max-h-[50vh] resize-y leading-relaxed ${mark}`}
      />
    );
  }
  const input = { ...typing, onFocus: () => onLook(0) };
  if (prefix === undefined) return <input {...input} className={`${CONTROL_LOOK} ${mark}`} />;
  return (
    <div
      className={`${CONTROL_LOOK} flex items-center py-0 pr-0 focus-within:outline-2 focus-within:outline-amber focus-within:outline-offset-2 ${mark}`}
    >
      <span aria-hidden className="text-faint">
        {prefix}
      </span>
      <input {...input} className="min-w-0 grow self-stretch bg-transparent pr-3 outline-none" />
    </div>
  );
}

const lineAt = ({ value, selectionStart }: HTMLTextAreaElement): number =>
  value.slice(0, selectionStart).split('\n').length - 1;
