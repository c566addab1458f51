import { monthYear } from './wording.ts';

/** Sentences of the spec, by the kind of entry. */
const LAST_ENTRIES: Readonly<Record<string, string>> = {
  experience: 'You must have at least one experience entry.',
  education: 'You must have at least one education entry.',
  project: 'You must have at least one project entry.',
  award: 'You must have at least one award entry.',
  certification: 'You must have at least one certification entry.',
};

/** The refusals of a resume's rules, to the letter of spec sections 5 and 8 where they have it. */
export const rules = {
  createNeedsName: 'Please enter a resume name.',
  renameNeedsName: 'Resume name cannot be empty.',
  fullName: 'Full Name is a required field.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number format, like (123) 456-7890.',
  gpa: 'Please enter a valid GPA between 0.0 and 5.0.',
  endBeforeStart: 'The end date cannot be earlier than the start date.',
  dateTooLate: ({ latest }: { latest: { year: number; month?: number | undefined } }) =>
    `Please choose a date no later than ${monthYear(latest)}.`,
  noSuchYear: ({ year }: { year: number }) =>
    `The year ${String(year).padStart(4, '0')} cannot be right. Please enter a year like 2024.`,
  emptyAward: 'Cannot save an empty award entry.',
  emptyCertification: 'Cannot save an empty certification.',
  projectName: 'Cannot save a project without a name.',
  aiLimit: 'AI suggestion limit reached for this item.',
  photo: 'A photo is a JPEG of 144 KB and 2,000 pixels a side at most, without metadata.',
  contactWithoutId: 'No resume ID found. Cannot save.',
  /** `thing` is the spec's word for what is saved: experience, skills. */
  withoutId: ({ thing }: { thing: string }) => `Error: Cannot save ${thing} without a resume ID.`,
  lastEntry: ({ kind }: { kind: string }) =>
    LAST_ENTRIES[kind] ?? 'You must have at least one entry.',
};
