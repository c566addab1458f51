import type { CheckResult } from '../checks/check.ts';
import type { FindLine } from './find-line.ts';

/** A resume that was checked. */
export type CheckedFile = {
  /** As it was typed; `-` is standard input. */
  path: string;
  /** The name by which messages call it. */
  name: string;
  results: readonly CheckResult[];
  findLine: FindLine;
};
