import { counted } from '@shortlist/messages';

type Count = { count: number };

/** What the job board says with counts in it. */
export const words = {
  openRoles: ({ count }: Count) => counted(count, { one: 'open role', other: 'open roles' }),
  roles: ({ count }: Count) => counted(count, { one: 'role', other: 'roles' }),
};
