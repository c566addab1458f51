import type { ComponentProps, SyntheticEvent } from 'react';
import { useBulletTyping } from '#platform/text/use-bullet-typing.ts';
import { CONTROL_LOOK } from '#ui/fields/field.tsx';
import { NativeTextArea } from '#ui/fields/native-text-area.tsx';
import { useBoundedChange } from '#ui/fields/text-bound-context.ts';
import { withMarks, withoutMarks } from './field-text.ts';
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

/** Shows and edits the text of a field: in one line or in several, in the direction of its script. */
export function FieldControl(props: FieldControlProps) {
  const { form, prefix, isMarked, value, onType, onLeave, onLook, ...ties } = props;
  const look = `${CONTROL_LOOK} ${isMarked ? 'border-warning bg-warning/5' : ''}`;
  const shared = { ...ties, dir: 'auto', autoComplete: 'off', onBlur: onLeave };
  const area = { ...shared, className: look, onLook };
  const handleType = ({ target }: { target: { value: string } }) => onType(target.value);
  const handleLine = useBoundedChange(value, handleType);
  if (form === 'bullets') return <BulletArea {...area} text={value} onType={onType} />;
  if (form !== 'line' && form !== 'date')
    return <LineArea {...area} value={value} onChange={handleType} />;

  const input = { ...shared, value, onChange: handleLine, onFocus: () => onLook(0) };
  if (prefix === undefined) return <input {...input} className={look} />;
  return (
    <div
      className={`${look} flex items-center py-0 pe-0 focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2`}
    >
      <span aria-hidden className="text-faint">
        {prefix}
      </span>
      <input {...input} className="min-w-0 grow self-stretch bg-transparent pe-3 outline-none" />
    </div>
  );
}

type LineAreaProps = ComponentProps<'textarea'> & { value: string; onLook: (line: number) => void };

/** Several lines of text; tells in which of them the caret is. */
function LineArea({ onLook, className, ...area }: LineAreaProps) {
  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    onLook(lineAt(currentTarget));
  return (
    <NativeTextArea
      {...area}
      rows={Math.min(6, Math.max(2, area.value.split('\n').length))}
      onFocus={look}
      onSelect={look}
      className={`${className} field-sizing-content max-h-[50vh] resize-y leading-relaxed`}
    />
  );
}

type BulletAreaProps = Omit<LineAreaProps, 'value' | 'onChange'> & {
  /** Without the marks of its bullets. */
  text: string;
  onType: (text: string) => void;
};

function BulletArea({ text, onType, ...area }: BulletAreaProps) {
  const typing = useBulletTyping(withMarks(text), (typed) => onType(withoutMarks(typed)));
  return <LineArea {...area} {...typing} />;
}

const lineAt = ({ value, selectionStart }: HTMLTextAreaElement): number =>
  value.slice(0, selectionStart).split('\n').length - 1;
