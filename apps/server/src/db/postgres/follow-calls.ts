type Call = (...given: unknown[]) => unknown;

/** Calls that wait for an answer, by when they began (in ms, as `performance.now` counts), the oldest first. */
export type OpenCalls = Set<{ since: number }>;

/**
 * Has each call of a method stand in `open` until it is answered, by its callback or by its promise. The client of
 * PostgreSQL has no event for either.
 */
export function followCalls<Name extends string>(
  target: Record<Name, unknown>,
  name: Name,
  open: OpenCalls,
): void {
  const call = target[name] as Call; // Of a library, with a type for each of its forms.
  const followed: Call = (...given) => {
    const entry = { since: performance.now() };
    open.add(entry);
    const end = () => open.delete(entry);
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const answer: Call = (...answered) => {
        end();
        callback(...answered);
      };
      return call.apply(target, [...given.slice(0, -1), answer]);
    }
    const promise = call.apply(target, given) as Promise<unknown>; // Without a callback it always is one.
    promise.then(end, end);
    return promise;
  };
  Object.assign(target, { [name]: followed });
}
