import type { DescribedField } from '../fields/described-field.ts';
import { type ChosenLook, LOOK_BOUNDS, LOOK_OPTIONS, LookChoices } from './look.ts';

type LookType = DescribedField['type'];
type Counted = keyof typeof LOOK_BOUNDS | keyof typeof LOOK_OPTIONS;

/** Choices that are no number, and none among a few values. */
const OTHERS: Readonly<Record<Exclude<keyof ChosenLook, Counted>, LookType>> = {
  design: 'design',
  language: 'language',
  accent: 'color',
  pageNumbers: 'switch',
  photo: 'visibility',
  sidebarSections: 'sections',
  engine: 'layout',
};

function typeOf(field: keyof ChosenLook): LookType {
  if (field in LOOK_BOUNDS) return 'number';
  return field in LOOK_OPTIONS ? 'choice' : OTHERS[field as keyof typeof OTHERS];
}

/** The choices of a look. */
export const LOOK_FIELDS: readonly DescribedField<'looks'>[] = (
  Object.keys(LookChoices) as (keyof ChosenLook)[]
).map((field) => ({
  key: field,
  type: typeOf(field),
  label: { code: 'looks.label', params: { field } },
}));
