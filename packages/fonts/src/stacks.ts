/** A family in a stack: all of its slices, or those of some scripts. */
export type StackedFamily = { family: string; slices?: readonly string[] };

/** By the name that a style says. */
export type Stacks = Readonly<Record<string, readonly StackedFamily[]>>;

/** Serifs for scripts that few families have. */
const DEVANAGARI_AND_CHINESE: readonly StackedFamily[] = [
  { family: 'noto-serif-devanagari' },
  { family: 'noto-serif-sc' },
];

/**
 * The families that a text of a style may name, each with those behind it that print what it lacks. A
 * character is printed by the first slice that has it; the first slice of a stack has the letters of
 * English and the space.
 */
export const STACKS: Stacks = {
  tinos: [{ family: 'tinos' }, { family: 'amiri', slices: ['arabic'] }, ...DEVANAGARI_AND_CHINESE],
  amiri: [{ family: 'amiri' }, { family: 'tinos' }, ...DEVANAGARI_AND_CHINESE],
};
