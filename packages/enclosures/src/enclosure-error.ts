/**
 * Reason that a file cannot be joined: it is no PDF; it is encrypted, with a password or without; it cannot be read; it has a form
 * whose entries are drawn by the viewer only; it has more than `MOST_PAGES`; it unpacks to more than a reader should have to hold.
 */
export type EnclosureProblem =
  | 'not-pdf'
  | 'locked'
  | 'damaged'
  | 'form'
  | 'too-many-pages'
  | 'too-large';

/** A file that cannot be joined. */
export class EnclosureError extends Error {
  override readonly name = 'EnclosureError';
  readonly problem: EnclosureProblem;

  constructor(problem: EnclosureProblem, options?: { cause: unknown }) {
    super(`An enclosure cannot be joined: ${problem}.`, options);
    this.problem = problem;
  }
}

/** Does what reads a file of others; whatever else than an `EnclosureError` it throws says that the file is damaged. */
export async function asDamage<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw cause instanceof EnclosureError ? cause : new EnclosureError('damaged', { cause });
  }
}
