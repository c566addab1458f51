import { counted } from '@shortlist/messages';

const LIST = new Intl.ListFormat('en');

// What the download of everything says with counts and lists in it.

export const downloaded = ({ count }: { count: number }) =>
  `${counted(count, { one: 'resume was', other: 'resumes were' })} downloaded.`;

export const progress = ({ at, total }: { at: number; total: number }) =>
  `Resume ${at} of ${total}`;

export const onlyAs = ({ formats }: { formats: readonly string[] }) =>
  `These are there as ${LIST.format(formats)} only:`;

export const FORMATS = 'Every resume as';

export const NO_FORMAT = 'Choose at least one format.';
