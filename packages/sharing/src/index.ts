export { isLeftOut, type LeftOut } from './left-out.ts';
export { isSharedKind, leftOutOf, standsElsewhere, toShared } from './shared-documents.ts';
export type { Choice } from './sharing.ts';
export type { Elsewhere } from './stands-elsewhere.ts';
