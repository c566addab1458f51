import { counted } from './wording.ts';

/** The value that a request may have, where it is said in a few words. */
type Wanted =
  | { type: string }
  | { value: string }
  | { atMost: number; of?: string | undefined }
  | { atLeast: number; of?: string | undefined };

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const UNITS: Readonly<Record<string, string>> = {
  string: ' characters long',
  array: ' items long',
};

const named = (field: string | undefined) => (field ? `“${field}”` : 'What was sent');

function sayWanted(wanted: Wanted): string {
  if ('type' in wanted) return TYPES[wanted.type] ?? wanted.type;
  if ('value' in wanted) return wanted.value === '' ? 'empty' : `“${wanted.value}”`;
  const unit = UNITS[wanted.of ?? ''] ?? '';
  return 'atMost' in wanted
    ? `at most ${wanted.atMost}${unit}`
    : `at least ${wanted.atLeast}${unit}`;
}

/** The faults in one field of a request, or of a form. */
export const fields = {
  request: 'This request is not valid.',
  absent: ({ field }: { field: string }) => `“${field}” is missing.`,
  /** Without `wanted`, what it should be is not said. */
  wrong: ({ field, wanted }: { field?: string | undefined; wanted: readonly Wanted[] }) =>
    wanted.length === 0
      ? `${named(field)} is not valid.`
      : `${named(field)} should be ${wanted.map(sayWanted).join(' or ')}.`,
  required: 'Please fill in this field.',
  tooLong: 'This is too long.',
  shorten: ({ most }: { most: number }) =>
    `Please shorten this to ${counted(most, { one: 'character', other: 'characters' })}.`,
  characters: 'This has characters that cannot be used.',
  email: 'Please enter a valid email address.',
  name: 'Please enter your name.',
  nameTooLong: ({ most }: { most: number }) =>
    `Please shorten your name to ${counted(most, { one: 'character', other: 'characters' })}.`,
  nameCharacters: 'Your name has characters that cannot be used.',
  nameAddress: 'Please enter a name, without an address.',
  passwordShort: ({ least }: { least: number }) =>
    `Please use at least ${counted(least, { one: 'character', other: 'characters' })}. A few words in a row are fine.`,
  passwordLong: ({ most }: { most: number }) =>
    `Please use at most ${counted(most, { one: 'character', other: 'characters' })}.`,
  noResumeToDelete: 'No resume ID found. Cannot delete.',
  nothingToChange: 'There is nothing to change.',
  orderAlone: 'Change the order of the sections in a call of its own.',
  ids: 'Send the ids of the entries, in their order.',
  idsMost: ({ most }: { most: number }) =>
    `An order can name ${counted(most, { one: 'entry', other: 'entries' })}.`,
  idsOnce: 'An order names each entry once.',
  marksMost: ({ most }: { most: number }) =>
    `A point can have ${counted(most, { one: 'mark', other: 'marks' })}.`,
  pointLink: 'A link starts with http://, https://, mailto: or tel:, and has no spaces.',
  revision: 'If-Match must be a revision in double quotes, such as "3".',
  nothingToWord: 'Write a few words of your own first: a model can only word what you have done.',
  chooseOne: 'Choose at least one to delete.',
  chooseMost: ({ most }: { most: number }) => `Choose at most ${most} to delete at a time.`,
  months: ({ most }: { most: number }) => `Enter a whole number of months from 1 to ${most}.`,
  jobTitle: 'Please enter the title of the job.',
  jobDepartment: 'Please enter the department of the job.',
  jobLocation: 'Please enter the location of the job.',
  jobLink: 'Please enter a web address that begins with https://, or leave this empty.',
  jobDay: 'Please enter a day such as 2026-12-31, or leave this empty.',
  jobCountry: 'Please enter the two capital letters of the country, such as US.',
};
