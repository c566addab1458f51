import { plural } from '@shortlist/messages';

// What is said of edits that are not saved, with counts in it.

type Count = { count: number };

export function unsent({ count }: Count): string {
  const resumes = plural(count, { one: 'one resume', other: `${count} resumes` });
  return `Edits not saved yet in ${resumes}`;
}

export function losses({ count }: Count): string {
  const have = plural(count, { one: 'One resume has', other: `${count} resumes have` });
  return `${have} edits that only this browser has. Logging out erases them here, in every tab. To keep them, cancel, open the resume and see what its status line asks for.`;
}
