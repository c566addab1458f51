import { counted } from '@shortlist/messages';

// What the way from a file to a resume says with counts in it.

export const resumesInFile = ({ count, file }: { count: number; file: string }) =>
  `There are ${counted(count, { one: 'resume', other: 'resumes' })} in ${file}. Choose one; the others can be brought in after it.`;
