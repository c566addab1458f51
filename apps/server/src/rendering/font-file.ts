import { createRequire } from 'node:module';

/** Finds files as the fonts package does, which depends on the families. */
const { resolve } = createRequire(import.meta.resolve('@shortlist/fonts'));

/** The path of a file of an installed family, by its name within its package. */
export const fontFile = (name: string): string => resolve(name);
