/** Reason why there is no answer of a model's. */
export type FailureReason =
  | 'no-answer'
  | 'refused-key'
  | 'busy'
  | 'too-slow'
  | 'endless'
  | 'empty'
  | 'cancelled';

/** The model did not do what it was asked. No words of the model's are in it. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly reason: FailureReason;
  /** HTTP status of the model's server, where it answered with one. */
  readonly status: number | undefined;

  constructor(reason: FailureReason, status?: number) {
    super(reason);
    this.reason = reason;
    this.status = status;
  }
}

/** An error of the client's, as a failure: by the status that the model's server answered with. */
export function failureOf(error: unknown): ModelFailure {
  const status = statusOf(error);
  if (status === 401 || status === 403) return new ModelFailure('refused-key', status);
  return new ModelFailure(status === 429 ? 'busy' : 'no-answer', status);
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
