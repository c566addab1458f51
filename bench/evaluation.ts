import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the evaluation sets, which stands beside the repository, never in it. `EVAL_DIR` names another place. */
export const EVALUATION: string =
  process.env.EVAL_DIR ?? fileURLToPath(new URL('../../shared/eval', import.meta.url));

/** Finds the folder of the evaluation sets; undefined where that has no such part. */
export const findEvaluation = (part: string): string | undefined =>
  existsSync(join(EVALUATION, part)) ? EVALUATION : undefined;
