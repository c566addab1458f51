import { plural } from '@shortlist/messages';

type Count = { count: number };

// What the job board says with counts in it.

export const openRoles = ({ count }: Count) =>
  plural(count, { one: '1 open role', other: `${count} open roles` });

export const roles = ({ count }: Count) =>
  plural(count, { one: '1 role', other: `${count} roles` });
