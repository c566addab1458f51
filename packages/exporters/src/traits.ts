/** The traits that a resume has besides the texts of its fields, in words: some formats have no place for it. */
export const TRAITS = {
  marks: 'bold and italics',
  look: 'the design',
  pageBreaks: 'page breaks',
  photo: 'the photo',
  language: 'the code of its language',
  hidden: 'what is hidden',
  typedDates: 'how dates were typed',
} as const;

export type Trait = keyof typeof TRAITS;
