import { en } from '@shortlist/messages';
import { LOOK_BOUNDS, LOOK_OPTIONS, type Look } from '@shortlist/model';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import {
  type ChoiceKnob,
  formatChoice,
  type NumberKnob,
  STEPS,
  writeNumber,
} from '#platform/text/look-words.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { SelectControl } from '#ui/fields/select-control.tsx';
import type { LookChanges } from './look-history.ts';
import { useKnobLabel } from './use-knob-label.ts';

/** The look that every control works on. */
export type LookForm = {
  /** The whole look as it is printed. */
  look: Required<Look>;
  /** Checks whether the person has chosen it; the rest is the design's to say. */
  isChosen: (knob: keyof Look) => boolean;
  onChange: (changes: LookChanges) => void;
};

type KnobFrameProps = LookForm & {
  knob: keyof Look;
  label: string;
  controlId: string;
  value?: string;
  children: ReactNode;
};

/** A control with its label, its value in words, and the way back to what the design says. */
export function KnobFrame(props: KnobFrameProps) {
  const words = useWords(en.design);
  const { knob, label, controlId, value, isChosen, onChange, children } = props;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-h-10 items-center gap-2">
        <label htmlFor={controlId} className="min-w-0 font-medium text-muted text-sm">
          {label}
        </label>
        <span className="ms-auto whitespace-nowrap text-sm tabular-nums">{value}</span>
        {isChosen(knob) && (
          <IconButton
            icon={RotateCcw}
            label={words.asTheDesign({ label })}
            onClick={() => {
              onChange({ [knob]: null });
              // The button goes; the focus stays at what it was for.
              document.getElementById(controlId)?.focus();
            }}
          />
        )}
      </div>
      {children}
    </div>
  );
}

/** A number, by a slider. */
export function NumberKnobField({ knob, ...form }: LookForm & { knob: NumberKnob }) {
  const id = useId();
  const words = useWords(en.looks);
  const labelOf = useKnobLabel();
  const [least, most] = LOOK_BOUNDS[knob];
  const value = form.look[knob];
  const written = writeNumber(words, knob, value);
  return (
    <KnobFrame {...form} knob={knob} label={labelOf(knob)} controlId={id} value={written}>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={STEPS[knob]}
        value={value}
        aria-valuetext={written}
        onChange={({ currentTarget }) => form.onChange({ [knob]: Number(currentTarget.value) })}
        className="h-6 pointer-coarse:h-11 w-full cursor-pointer accent-accent"
      />
    </KnobFrame>
  );
}

/** One of a few, by a list. */
export function ChoiceKnobField({ knob, ...form }: LookForm & { knob: ChoiceKnob }) {
  const id = useId();
  const words = useWords(en.looks);
  const labelOf = useKnobLabel();
  return (
    <KnobFrame {...form} knob={knob} label={labelOf(knob)} controlId={id}>
      <SelectControl
        id={id}
        value={form.look[knob]}
        onChange={({ currentTarget }) => form.onChange({ [knob]: currentTarget.value })}
      >
        {LOOK_OPTIONS[knob].map((value) => (
          <option key={value} value={value}>
            {formatChoice(words, knob, value)}
          </option>
        ))}
      </SelectControl>
    </KnobFrame>
  );
}

type SwitchKnobProps = LookForm & {
  label: string;
  checked: boolean;
  changesTo: (on: boolean) => LookChanges;
};

/** On or off. */
export const SwitchKnobField = ({ label, checked, changesTo, onChange }: SwitchKnobProps) => (
  <label className="flex min-h-10 pointer-coarse:min-h-11 cursor-pointer items-center gap-2 text-sm">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => onChange(changesTo(currentTarget.checked))}
      className="shrink-0 accent-accent"
    />
    {label}
  </label>
);
