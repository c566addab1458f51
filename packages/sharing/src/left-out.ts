/** What a person may leave out of a shared document, beside whole sections. A kind may have nothing of some. */
const LEFT_OUT = [
  'name',
  'phone',
  'email',
  'location',
  'links',
  'details',
  'photo',
  'references',
] as const;

/** A choice of what is left out: one of those above, or a section by its key. */
export type LeftOut = (typeof LEFT_OUT)[number] | `section:${string}`;

const SECTION = /^section:[a-z0-9:_-]{1,80}$/iu;

/** Checks whether a value is a choice of what is left out; a document need not have anything of it. */
export const isLeftOut = (value: unknown): value is LeftOut =>
  typeof value === 'string' &&
  ((LEFT_OUT as readonly string[]).includes(value) || SECTION.test(value));
