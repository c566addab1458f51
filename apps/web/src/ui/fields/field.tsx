import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

/** Draws what stands behind the label of a control, by its id; nothing for most. */
export type RenderLabelMark = (controlId: string, label: string) => ReactNode;

export const LabelMarkContext = createContext<RenderLabelMark | undefined>(undefined);

/** Props that every field of a form takes besides its control's own. */
export type FieldProps = {
  label: string;
  /** Error in the value; shown below, tied to the control and marked. */
  error?: string | undefined;
  /** Advice on why that is wrong and what to do, where the error does not say; shown below it, and only with it. */
  advice?: string | undefined;
  /** Helps to fill the field in; stays while there is an error. */
  hint?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  /** A small control of 40 px inside the end of this one. */
  end?: ReactNode;
  /** A control in the lower corner of one that leaves it the room. */
  foot?: ReactNode;
};

/** The look that text controls share. */
export const CONTROL_LOOK =
  'w-full min-h-10 rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink transition-[border-color] placeholder:text-faint hover:border-muted aria-invalid:border-danger pointer-coarse:min-h-11 sm:text-sm';

/** Attributes that tie a control to its label, hint and error. */
type ControlTies = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldFrameProps = FieldProps & { children: (ties: ControlTies) => ReactNode };

/** Label above, control, then hint and error, all tied together. */
export function Field(props: FieldFrameProps) {
  const { label, error, advice, hint, required, id, end, foot, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  const adviceId = `${controlId}-advice`;
  const hintId = `${controlId}-hint`;
  const shownAdvice = error && advice;
  const describedBy = [error && errorId, shownAdvice && adviceId, hint && hintId]
    .filter(Boolean)
    .join(' ');

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <FieldLabel controlId={controlId} label={label} required={required} />
      <ControlPlace end={end} foot={foot}>
        {children({
          id: controlId,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        })}
      </ControlPlace>
      {hint && (
        <p id={hintId} className="wrap-anywhere text-faint text-xs">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId} text={error} />}
      {shownAdvice && (
        <p id={adviceId} className="wrap-anywhere text-pretty text-muted text-sm">
          {shownAdvice}
        </p>
      )}
    </div>
  );
}

type ControlPlaceProps = Pick<FieldProps, 'end' | 'foot'> & { children: ReactNode };

/** Places what stands inside a control. */
const ControlPlace = ({ end, foot, children }: ControlPlaceProps) => (
  <div className={`relative ${end ? '*:first:pe-11' : ''}`}>
    {children}
    {(end || foot) && (
      <div className={`absolute ${end ? 'inset-e-0 top-0' : 'inset-e-1 bottom-1'}`}>
        {end ?? foot}
      </div>
    )}
  </div>
);

type FieldLabelProps = Pick<FieldProps, 'label' | 'required'> & { controlId: string };

/** Labels a control; a star marks one that must be filled in, which the control itself says to screen readers. */
export function FieldLabel({ controlId, label, required }: FieldLabelProps) {
  const renderMark = useContext(LabelMarkContext);
  return (
    <div className="flex items-baseline gap-1">
      <label htmlFor={controlId} className="font-medium text-muted text-sm">
        {label}
      </label>
      {required && (
        <span aria-hidden className="text-accent text-sm">
          *
        </span>
      )}
      {renderMark?.(controlId, label)}
    </div>
  );
}

type FieldErrorProps = { id: string; text: string };

/** Says what is wrong with a field: an icon and words, never the colour alone. */
export const FieldError = ({ id, text }: FieldErrorProps) => (
  <p id={id} className="flex items-start gap-1.5 text-danger text-sm">
    <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
    <span className="wrap-anywhere min-w-0">{text}</span>
  </p>
);
