import { subject } from '../../text.ts';

/** Choices whose values are stored as they stand here in English. */
export const choices = subject('choices', {
  level: {
    by: 'level',
    'Entry level': 'Entry level',
    'Mid Level': 'Mid Level',
    'Senior Level': 'Senior Level',
  },
  employment: {
    by: 'employment',
    'Full-time': 'Full-time',
    'Part-time': 'Part-time',
    Contract: 'Contract',
    Temporary: 'Temporary',
    Internship: 'Internship',
  },
  answer: {
    by: 'answer',
    Yes: 'Yes',
    No: 'No',
    Male: 'Male',
    Female: 'Female',
    'Non-binary': 'Non-binary',
    'Decline to self-identify': 'Decline to self-identify',
    'I am not a protected veteran': 'I am not a protected veteran',
    'I identify as one or more of the classifications of a protected veteran':
      'I identify as one or more of the classifications of a protected veteran',
    'I do not wish to answer': 'I do not wish to answer',
    'Yes, I have a disability, or have had one in the past':
      'Yes, I have a disability, or have had one in the past',
    'No, I do not have a disability and have not had one in the past':
      'No, I do not have a disability and have not had one in the past',
    'I do not want to answer': 'I do not want to answer',
  },
});
