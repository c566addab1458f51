import type { DescribedField } from '../fields/described-field.ts';
import type { ChosenLook } from './look.ts';

const TYPES = {
  design: 'design',
  paper: 'choice',
  language: 'language',
  sideMargin: 'number',
  endMargin: 'number',
  textSize: 'number',
  lineHeight: 'number',
  entrySpace: 'number',
  accent: 'color',
  fonts: 'choice',
  headings: 'choice',
  namePosition: 'choice',
  dates: 'choice',
  skills: 'choice',
  links: 'choice',
  pageNumbers: 'switch',
  photo: 'visibility',
  photoShape: 'choice',
  sidebarSide: 'choice',
  sidebarWidth: 'number',
  sidebarSections: 'sections',
  engine: 'layout',
} as const satisfies Record<keyof ChosenLook, DescribedField['type']>;

/** The choices of a look. */
export const LOOK_FIELDS: readonly DescribedField<'looks'>[] = (
  Object.keys(TYPES) as (keyof ChosenLook)[]
).map((field) => ({
  key: field,
  type: TYPES[field],
  label: { code: 'looks.label', params: { field } },
}));
