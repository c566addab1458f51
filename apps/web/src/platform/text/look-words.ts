import type { LOOK_BOUNDS, LOOK_OPTIONS } from '@shortlist/model';
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

/** Sliders of a look: the steps of each, and the unit of its values. */
export const NUMBERS: Readonly<
  Record<NumberKnob, { step: number; unit: Parameters<LookWords['value']>[0]['unit'] }>
> = {
  sideMargin: { step: 0.5, unit: 'mm' },
  endMargin: { step: 0.5, unit: 'mm' },
  textSize: { step: 0.25, unit: 'pt' },
  lineHeight: { step: 0.02, unit: 'none' },
  entrySpace: { step: 0.05, unit: 'lines' },
  sidebarWidth: { step: 1, unit: 'mm' },
};

/** Writes the value of a slider. */
export const writeNumber = (words: LookWords, knob: NumberKnob, value: number): string =>
  words.value({ unit: NUMBERS[knob].unit, value: Math.round(value * 100) / 100 });

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
