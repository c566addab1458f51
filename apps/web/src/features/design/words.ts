import { counted } from '@shortlist/messages';

// What is said of the other resumes that get the look of one.

const RESUMES = { one: 'resume', other: 'resumes' };

export const lookAlike = (count: number): string =>
  `${counted(count, { one: 'resume looks', other: 'resumes look' })} like this one now.`;

export const notChanged = (count: number): string =>
  `${counted(count, RESUMES)} could not be changed. Check the connection and try again.`;

export const notTakenBack = (count: number): string =>
  `${counted(count, RESUMES)} could not be given the look from before.`;
