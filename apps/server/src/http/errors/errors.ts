import { type ErrorCode, STATUS_OF_CODE } from '@shortlist/contracts';
import { ENGLISH, en, formatMessage, type Message } from '@shortlist/messages';

type Details = Readonly<Record<string, unknown>>;

/** Kinds of message that the server may refuse with. */
export type Refused = 'accounts' | 'company' | 'errors' | 'fields' | 'forms' | 'models' | 'rules';

const OVERLOAD_S = 5;

/**
 * A refusal, as the caller is to see it: the code decides the HTTP status, the reason is said to the
 * person in a language of theirs, `details` go beside them into the envelope.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly reason: Message<Refused>;
  readonly details: Details;

  constructor(code: ErrorCode, reason: Message<Refused>, details: Details = {}) {
    super(formatMessage(ENGLISH, en, reason));
    this.code = code;
    this.reason = reason;
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

/** Codes that are refused in the same words everywhere. */
type UsualCode = Extract<ErrorCode, keyof typeof en.errors.texts>;

/** A refusal in its usual words. */
export const refusal = (code: UsualCode): AppError =>
  new AppError(
    code,
    { code: `errors.${code}` },
    code === 'overload' ? { retry_after: OVERLOAD_S } : {},
  );

/** Returns what was found; refuses where nothing was. Other people's things and no things read the same. */
export function orNotFound<T>(value: T | undefined): T {
  if (value === undefined) throw refusal('not_found');
  return value;
}
