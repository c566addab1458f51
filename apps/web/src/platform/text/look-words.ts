import { LOOK_BOUNDS, type LOOK_OPTIONS } from '@shortlist/model';
import type { WordsOf } from '#platform/language/use-words.ts';

type LookWords = WordsOf<'looks'>;

/** Colors that are dark enough for text on white, 4.5:1 and more. */
export const SWATCHES = [
  { color: '#000000', name: 'black' },
  { color: '#3d4756', name: 'slate' },
  { color: '#1d4e89', name: 'blue' },
  { color: '#1f4e5f', name: 'petrol' },
  { color: '#2c5c3f', name: 'green' },
  { color: '#7a2e2e', name: 'burgundy' },
  { color: '#8a4b12', name: 'copper' },
  { color: '#5b2e6b', name: 'plum' },
] as const;

export type NumberKnob = keyof typeof LOOK_BOUNDS;

/** The step of each slider of a look. */
export const STEPS: Readonly<Record<NumberKnob, number>> = {
  sideMargin: 0.5,
  endMargin: 0.5,
  textSize: 0.25,
  lineHeight: 0.02,
  entrySpace: 0.05,
  sidebarWidth: 1,
};

/** Writes the value of a slider. */
export function writeNumber(words: LookWords, knob: NumberKnob, value: number): string {
  const [, , unit] = LOOK_BOUNDS[knob];
  return words.value({ unit, value: Math.round(value * 100) / 100 });
}

/** A choice among a few values. */
export type ChoiceKnob = keyof typeof LOOK_OPTIONS;

/** Says one of the values of a choice. */
export function formatChoice(words: LookWords, knob: ChoiceKnob, value: string): string {
  // Each choice is said by the text of its own name, which has its values as cases.
  const say = words[knob] as (params: { value: string }) => string;
  return say({ value });
}

/** Returns the name of a design: its id with a capital, so that what names one need not load it. */
export const designName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
