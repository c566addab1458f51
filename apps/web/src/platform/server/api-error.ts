/** The server answered, and refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status. */
  readonly status: number;
  /** The envelope's code (`stale`, `not_found`, …); undefined when the body was no envelope. */
  readonly code: string | undefined;
  /** The whole body, e.g. for the `current` value of a stale save. */
  readonly body: unknown;

  /** Time that the server asks to wait before trying again, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, answer: ApiAnswer) {
    super(message);
    this.status = answer.status;
    this.code = answer.code;
    this.body = answer.body;
    this.retryAfterMs = answer.retryAfterMs;
  }
}

type ApiAnswer = {
  status: number;
  body: unknown;
  code?: string | undefined;
  retryAfterMs?: number | undefined;
};

/** Checks whether a call was refused because the browser's session is over. */
export const isSessionEnded = (cause: unknown): boolean =>
  cause instanceof ApiError && cause.code === 'no_session';

/** No answer came: offline, server down, cut connection, or none within the time allowed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

type Envelope = { status: string; message?: unknown; code?: unknown };

/** Checks whether a body is an answer of our API; a proxy's page is none. The spec's own answers have no code. */
export const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'string';
