import { hostile, ImportError } from '../import-problem.ts';
import { IMPORT_LIMITS } from '../limits.ts';

/** The value of a JSON text. Throws for text that is none, and for more nesting or values than `IMPORT_LIMITS`. */
export function parseJson(text: string): unknown {
  checkNesting(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError({ code: 'imports.badJson' });
  }
}

const STRINGS_AND_SIGNS = /"(?:[^"\\]|\\.)*"?|[[\]{},]/gsu;

/** Counts brackets and commas that stand outside of strings, before a parser makes values of them. */
function checkNesting(text: string) {
  let depth = 0;
  let values = 0;
  for (const [sign] of text.matchAll(STRINGS_AND_SIGNS)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (!sign.startsWith('"')) values += 1;
    if (depth > IMPORT_LIMITS.depth || values > IMPORT_LIMITS.values) throw hostile();
  }
}

/** Checks whether a value of JSON is an object, and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
