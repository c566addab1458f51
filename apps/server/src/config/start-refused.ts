/**
 * The server cannot start as it was asked to, and its operator can mend that: a wrong variable, a
 * folder in use, a disk that does not sync. The message says what and how; a stack adds nothing.
 */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
