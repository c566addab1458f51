import type { UaFile } from './ua-file.test-support.ts';

/** A test of finished files. */
export type Rule = {
  /** The failure conditions of the Matterhorn Protocol 1.1 that it rules out, or the clause of ISO 32000-1 that it tests. */
  ids: readonly string[];
  /** The rule that must hold. */
  says: string;
  /** Lists what breaks it, in words for the one who mends it; nothing where it holds. */
  findings: (file: UaFile) => readonly string[];
};

/** The names of the claims that do not hold. */
export const broken = (claims: Record<string, boolean>): string[] =>
  Object.keys(claims).filter((claim) => !claims[claim]);
