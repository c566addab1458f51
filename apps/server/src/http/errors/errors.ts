import { type ErrorCode, STATUS_OF_CODE } from '@shortlist/contracts';

type Details = Readonly<Record<string, unknown>>;

const MESSAGES = {
  no_session: 'Your session has ended. Log in again to go on; what you typed is still here.',
  no_account: 'Log in or create an account to do this.',
  foreign_origin: 'This request came from another site and was not carried out.',
  not_found: 'This was not found. It may have been deleted.',
  too_large: 'This is too large to send.',
  wrong_type: 'This call takes JSON: content type application/json, in UTF-8, not compressed.',
  overload: 'The server cannot answer right now. Please try again in a moment.',
  unforeseen: 'Something went wrong on our side. Please try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;

const OVERLOAD_S = 5;

/**
 * A refusal, as the caller is to see it: the code decides the HTTP status, the message is for the
 * person, `details` go beside them into the envelope.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** Seconds after which to try again, where that may help. */
  get retryAfterS(): number | undefined {
    const { retry_after: seconds } = this.details;
    return typeof seconds === 'number' ? seconds : undefined;
  }

  get status(): number {
    return STATUS_OF_CODE[this.code];
  }
}

/** A refusal in its usual words. */
export const refusal = (code: keyof typeof MESSAGES): AppError =>
  new AppError(code, MESSAGES[code], code === 'overload' ? { retry_after: OVERLOAD_S } : {});

/** What was found; a refusal where nothing was. Other people's things and no things read the same. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw refusal('not_found');
  return value;
}
