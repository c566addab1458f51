import type { Message } from '@shortlist/messages';

/** The reason why nothing was read: what happened and what to do. */
export type ImportProblem = Message<'imports' | 'reading'>;

/** Ends a reading from anywhere inside it; `readExport` gives the problem back as a value. */
export class ImportError extends Error {
  override name = 'ImportError';
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const hostile = () => new ImportError({ code: 'reading.hostile' });
