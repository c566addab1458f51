import type { BuiltInText } from '../sections/registry.ts';

/** Shapes of parts that every resume has once and whose key is a word. */
export const SINGLE = ['contact', 'look', 'photo', 'section_order'] as const;

/** Texts that every resume has, and that the spec's calls know. Rows of them are found under their own kind. */
export const SPEC_TEXTS: readonly string[] = ['summary', 'skills'] satisfies BuiltInText['kind'][];

/** Kinds of row that the other parts of a shape share. */
export const SHARED_KINDS = { settings: 'section', order: 'order', text: 'text' } as const;

/** The kinds of row of parts that are no entries. */
export const PLAIN_PART_KINDS: readonly string[] = [
  ...SINGLE,
  ...SPEC_TEXTS,
  ...Object.values(SHARED_KINDS),
];
