/**
 * An error as the log may have it: kinds, codes and places, never messages. Those of a database
 * repeat the values of the query, and those values are what a person wrote in a resume.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /u.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
