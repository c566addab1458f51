// Plain lists, apart from the schemas: who only reads a resume then loads no zod.

/** Sections of the paper, in the default order of the preview (spec section 9). */
export const PAPER_SECTIONS = [
  'summary',
  'experience',
  'education',
  'projects',
  'certifications',
  'awards',
  'skills',
] as const;

/** The editor's tabs, which are also the last part of its addresses (spec section 9). */
export const EDITOR_SECTIONS = [
  'contact',
  'experience',
  'education',
  'certifications',
  'awards',
  'skills',
  'projects',
  'summary',
] as const;

/** Kinds of entry, and the list of a resume that holds each. */
export const ENTRY_LISTS = {
  experience: 'experiences',
  education: 'educations',
  certification: 'certifications',
  award: 'awards',
  project: 'projects',
} as const;
