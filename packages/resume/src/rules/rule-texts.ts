/** What a save rule says to the person, to the letter of spec sections 5 and 8. */
export const RULE_TEXTS = {
  createNeedsName: 'Please enter a resume name.',
  renameNeedsName: 'Resume name cannot be empty.',
  fullName: 'Full Name is a required field.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number format, like (123) 456-7890.',
  gpa: 'Please enter a valid GPA between 0.0 and 5.0.',
  endBeforeStart: 'The end date cannot be earlier than the start date.',
  emptyAward: 'Cannot save an empty award entry.',
  emptyCertification: 'Cannot save an empty certification.',
  projectName: 'Cannot save a project without a name.',
  aiLimit: 'AI suggestion limit reached for this item.',
  contactWithoutId: 'No resume ID found. Cannot save.',
} as const;

/** What a save is refused with while the resume has no id on the server. */
export function missingResumeIdText(thing: string): string {
  return thing === 'contact'
    ? RULE_TEXTS.contactWithoutId
    : `Error: Cannot save ${thing} without a resume ID.`;
}

/** Refuses the removal of the last entry of a kind. */
export const lastEntryText = (kind: string) => `You must have at least one ${kind} entry.`;
