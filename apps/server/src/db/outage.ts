/**
 * Codes of Node, PostgreSQL and its client which say that the database cannot be had now: no
 * connection, no room, shut down, a statement given up for its time, or the victim of a deadlock.
 */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08\w{3}|53\w{3}|57P0[1-3]|57014|40P01)$/u;

/** The same in words, where the client gives no code. */
const UNREACHABLE_WORDS =
  /^(?:No connection to PostgreSQL was free|timeout expired|Connection terminated|Client has encountered a connection error)/u;

/** PostgreSQL's own code for a full disk, of the embedded one too. */
const DISK_FULL = '53100';

/** Checks whether an error, or what caused it, says that the disk of the database is full. */
export const isDatabaseFull = (error: unknown): boolean =>
  findCause(error, ({ code }) => code === DISK_FULL) !== undefined;

/** Checks whether an error, or what caused it, says that the database cannot be had now. */
export const isUnreachable = (error: unknown): boolean => findOutage(error) !== undefined;

/** Says in a sentence that a database cannot be had now; undefined where something else is wrong. */
export function explainOutage(error: unknown): string | undefined {
  if (isDatabaseFull(error)) return 'The disk of the database is full. Make room on it.';
  const outage = findOutage(error);
  return outage && `The database could not be had (${outage.message}).`;
}

const findOutage = (error: unknown) =>
  findCause(error, ({ code, syscall, message }) => {
    if (syscall === 'connect') return true;
    return typeof code === 'string' ? UNREACHABLE.test(code) : UNREACHABLE_WORDS.test(message);
  });

/** Finds the first of an error and its causes that fits. */
function findCause(
  error: unknown,
  fits: (error: NodeJS.ErrnoException) => boolean,
): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return fits(error) ? error : findCause(error.cause, fits);
}
