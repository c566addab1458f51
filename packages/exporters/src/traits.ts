/** The traits that a resume has besides the texts of its fields: some formats have no place for one. */
export const TRAITS = [
  'marks',
  'look',
  'pageBreaks',
  'photo',
  'language',
  'hidden',
  'typedDates',
] as const;

export type Trait = (typeof TRAITS)[number];
