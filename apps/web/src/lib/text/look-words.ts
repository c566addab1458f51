import { plural } from '@shortlist/messages';
import type { LOOK_BOUNDS, Look } from '@shortlist/resume';

/** Colors that are dark enough for text on white, 4.5:1 and more. */
export const SWATCHES = [
  { color: '#000000', name: 'Black' },
  { color: '#3d4756', name: 'Slate' },
  { color: '#1d4e89', name: 'Blue' },
  { color: '#1f4e5f', name: 'Petrol' },
  { color: '#2c5c3f', name: 'Green' },
  { color: '#7a2e2e', name: 'Burgundy' },
  { color: '#8a4b12', name: 'Copper' },
  { color: '#5b2e6b', name: 'Plum' },
] as const;

export type NumberKnob = keyof typeof LOOK_BOUNDS;

const millimetres = (value: number) => `${trim(value)} mm`;
const lines = (value: number) => `${trim(value)} ${plural(value, { one: 'line', other: 'lines' })}`;
const trim = (value: number) => String(Math.round(value * 100) / 100);

/** Sliders of a look: the label of each, its steps, and how a value is written. */
export const NUMBERS: Readonly<
  Record<NumberKnob, { label: string; step: number; write: (value: number) => string }>
> = {
  sideMargin: { label: 'Margins at the sides', step: 0.5, write: millimetres },
  endMargin: { label: 'Margins above and below', step: 0.5, write: millimetres },
  textSize: { label: 'Text size', step: 0.25, write: (value) => `${trim(value)} pt` },
  lineHeight: { label: 'Line height', step: 0.02, write: trim },
  entrySpace: { label: 'Space between entries', step: 0.05, write: lines },
  sidebarWidth: { label: 'Its width', step: 1, write: millimetres },
};

/** A choice among a few values, each with its words. */
type Choice<K extends keyof Look> = {
  label: string;
  options: readonly (readonly [value: NonNullable<Look[K]>, words: string])[];
};

export const CHOICES = {
  paper: {
    label: 'Paper',
    options: [
      ['letter', 'Letter (8.5 × 11 in)'],
      ['a4', 'A4 (210 × 297 mm)'],
    ],
  },
  fonts: {
    label: 'Fonts',
    options: [
      ['times', 'Tinos, a Times'],
      ['garalde', 'EB Garamond'],
      ['transitional', 'Source Serif with Source Sans'],
      ['calibri', 'Carlito, a Calibri'],
      ['humanist', 'Lato'],
    ],
  },
  headings: {
    label: 'Headings',
    options: [
      ['ruled', 'Over a rule'],
      ['capitals', 'Capitals'],
      ['plain', 'Plain'],
      ['banded', 'On a band'],
    ],
  },
  namePosition: {
    label: 'Name',
    options: [
      ['start', 'At the start of the line'],
      ['center', 'Centered'],
    ],
  },
  dates: {
    label: 'Dates',
    options: [
      ['short', 'Mar 2022'],
      ['long', 'March 2022'],
      ['slash', '03/2022'],
      ['iso', '2022-03'],
    ],
  },
  skills: {
    label: 'Skills',
    options: [
      ['lines', 'As lines'],
      ['paragraph', 'One paragraph'],
      ['columns', 'Labels in a column'],
    ],
  },
  links: {
    label: 'Links',
    options: [
      ['shown', 'Addresses are shown'],
      ['hidden', 'Hidden behind a word'],
    ],
  },
  photoShape: {
    label: 'Corners of the photo',
    options: [
      ['rectangle', 'Square'],
      ['rounded', 'Rounded'],
      ['oval', 'A circle or an oval'],
    ],
  },
  sidebarSide: {
    label: 'Where it stands',
    options: [
      ['left', 'On the left'],
      ['right', 'On the right'],
    ],
  },
} as const satisfies { [K in keyof Look]?: Choice<K> };

export type ChoiceKnob = keyof typeof CHOICES;

/** Switches of a look. */
export const LOOK_SWITCHES = {
  pageNumbers: 'Name and page number on following pages',
  photo: 'Print the photo',
} as const;

/** Returns the name of a design: its id with a capital, so that what names one need not load it. */
export const designName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
