/** Failure that a file store answered instead of doing its work. `code` is searched for in the log, which has no messages. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
  /** Calls that needed the store are answered so: it may be back soon. */
  readonly statusCode = 503;
  readonly code: string;
  /** True if the store is there and refuses: another key or another name of the bucket is needed. */
  readonly isRefusal: boolean;

  constructor(message: string, { code, isRefusal, cause }: FailureParts) {
    super(message, { cause });
    this.code = code;
    this.isRefusal = isRefusal;
  }
}

type FailureParts = { code: string; isRefusal: boolean; cause?: unknown };
