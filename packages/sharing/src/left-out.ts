/** Choices of what is left out of a shared document, beside whole sections. A kind may have nothing of some. */
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

type NamedChoice = (typeof LEFT_OUT)[number];

/** A choice of what is left out: one of those above, or a section by its key. */
export type LeftOut = NamedChoice | `section:${string}`;

const SECTION = /^section:[a-z0-9:_-]{1,80}$/iu;

/** Checks whether a value is a choice of what is left out; a document need not have anything of it. */
export const isLeftOut = (value: unknown): value is LeftOut =>
  typeof value === 'string' &&
  ((LEFT_OUT as readonly string[]).includes(value) || SECTION.test(value));

/** A section by its key and by its address in the editor, of which either may be named. */
type NamedSection = { readonly kind: string; readonly path: string };

/** The choice that leaves out a section: references have one of their own. */
export const choiceOfSection = ({ kind }: NamedSection): LeftOut =>
  kind === 'reference' ? 'references' : `section:${kind}`;

/** Checks whether choices leave out a section. */
export const leavesOutSection = (leaveOut: readonly LeftOut[], section: NamedSection): boolean =>
  [choiceOfSection(section), `section:${section.kind}`, `section:${section.path}`].some((choice) =>
    (leaveOut as readonly string[]).includes(choice),
  );
