import { type ChosenLook, LookChoices } from '@shortlist/model';
import type { LookChange } from './difference.ts';

const KNOBS = Object.keys(LookChoices) as LookChange['knob'][];

/** The choices of two looks that differ. */
export const diffLooks = (before: ChosenLook, after: ChosenLook): LookChange[] =>
  KNOBS.map((knob) => ({ knob, before: before[knob] ?? null, after: after[knob] ?? null })).filter(
    (change) => change.before !== change.after,
  );
