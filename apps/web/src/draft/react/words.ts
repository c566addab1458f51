import { plural } from '@shortlist/messages';

type Count = { count: number };

/** What is said of edits that are not saved, with counts in it. */
export const words = {
  unsent: ({ count }: Count) => {
    const resumes = plural(count, { one: 'one resume', other: `${count} resumes` });
    return `Edits not saved yet in ${resumes}`;
  },
  logOut: ({ count }: Count) => {
    const have = plural(count, { one: 'One resume has', other: `${count} resumes have` });
    return `${have} edits that only this browser has. Logging out erases them here, in every tab. To keep them, cancel, open the resume and see what its status line asks for.`;
  },
};
