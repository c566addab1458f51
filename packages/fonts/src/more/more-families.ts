import type { FamilySet } from '../families.ts';
import { MORE_COVERAGE } from './coverage-table.ts';
import { MORE_FAMILIES } from './families.ts';
import { readKerning } from './read-kerning.ts';
import { MORE_STACKS } from './stacks.ts';

/** The families of every design but Classic: a module of its own, which a resume in Classic never loads. */
export const MORE: FamilySet = {
  families: MORE_FAMILIES,
  coverage: MORE_COVERAGE,
  stacks: MORE_STACKS,
  readKerning,
};
