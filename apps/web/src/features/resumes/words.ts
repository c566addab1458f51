import { plural } from '@shortlist/messages';

// What the list of resumes says with counts in it.

type Counts = { found: number; all: number };

export const found = ({ found, all }: Counts): string =>
  plural(found, { one: `1 of ${all} resumes`, other: `${found} of ${all} resumes` });
