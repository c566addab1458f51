/** Why there is no answer of a model's. */
export type FailureReason =
  | 'no-answer'
  | 'refused-key'
  | 'busy'
  | 'too-slow'
  | 'endless'
  | 'empty'
  | 'cancelled';

const AGAIN = 'Nothing was changed. Please try again.';

const MESSAGES: Record<FailureReason, string> = {
  'no-answer': `The language model did not answer as it should. ${AGAIN}`,
  'refused-key':
    'The language model does not let this server in. Whoever runs the server should look at AI_API_KEY.',
  busy: 'The language model has too much to do right now. Please try again in a minute.',
  'too-slow': `The language model took too long. ${AGAIN}`,
  endless: `The language model wrote far more than it was asked for, so nothing was taken of it. ${AGAIN}`,
  empty: `The language model had nothing to propose. ${AGAIN}`,
  cancelled: 'This was cancelled.',
};

/** The model did not do what it was asked. The message is for the person; no words of the model's are in it. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly reason: FailureReason;
  /** HTTP status of the model's server, where it answered with one. */
  readonly status: number | undefined;

  constructor(reason: FailureReason, status?: number) {
    super(MESSAGES[reason]);
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
