export { findRoleFamily } from './find-role-family.ts';
export { nextLine } from './next-line.ts';
export type { RoleFamily } from './role-family.ts';
