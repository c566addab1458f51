/** A program that a design needs is not on this machine. */
export class MissingProgram extends Error {}

/** Runs a program; where it does not exist, the error says how to get it. */
export function programOr<T>(program: string, install: string, start: () => T): T {
  try {
    return start();
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw new MissingProgram(`skipped: ${program} is not installed (${install})`);
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
