import { subject } from '../text.ts';
/** The refusals of a resume's rules, to the letter of spec sections 5 and 8 where they have it. */
export const rules = subject('rules', {
  createNeedsName: 'Please enter a resume name.',
  renameNeedsName: 'Resume name cannot be empty.',
  documentNeedsName: 'Please enter a name.',
  fullName: 'Full Name is a required field.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number format, like (123) 456-7890.',
  gpa: 'Please enter a valid GPA between 0.0 and 5.0.',
  endBeforeStart: 'The end date cannot be earlier than the start date.',
  dateForm: 'Please enter a month and year, like Jan 2024.',
  dateTooEarly: 'Please choose a date no earlier than {earliest, month}.',
  dateTooLate: 'Please choose a date no later than {latest, month}.',
  keptNoDate: 'Kept as text. To make it a date, enter a month and year, like Jan 2024.',
  keptTooEarly: 'Kept as typed. Please check it: it is earlier than {earliest, month}.',
  keptTooLate: 'Kept as typed. Please check it: it is later than {latest, month}.',
  /** The year in four digits. */
  noSuchYear: 'The year {year} cannot be right. Please enter a year like 2024.',
  emptyAward: 'Cannot save an empty award entry.',
  emptyCertification: 'Cannot save an empty certification.',
  projectName: 'Cannot save a project without a name.',
  aiLimit: 'AI suggestion limit reached for this item.',
  photo: 'A photo is a JPEG of 144 KB and 2,000 pixels a side at most, without metadata.',
  contactWithoutId: 'No resume ID found. Cannot save.',
  /** `thing` is the spec's word for what is saved: experience, skills. */
  withoutId: 'Error: Cannot save {thing} without a resume ID.',
  /** Sentences of the spec, by the kind of entry. */
  lastEntry: {
    by: 'kind',
    experience: 'You must have at least one experience entry.',
    education: 'You must have at least one education entry.',
    project: 'You must have at least one project entry.',
    award: 'You must have at least one award entry.',
    certification: 'You must have at least one certification entry.',
    other: 'You must have at least one entry.',
  },
});
