import { startTransition, useEffect, useState } from 'react';

/** A slider that is dragged changes more often than this. */
const PAUSE_MS = 150;

type Settling<T> = {
  /** Value until then, where it is not the first value. */
  initial?: T;
  /** Time for which the value must stay the same. */
  ms?: number;
};

/**
 * A value once it has not changed for a moment. For what takes long to draw and is not looked at while the value changes:
 * `useDeferredValue` would draw it together with all else that is deferred.
 */
export function useDebouncedValue<T, Initial = T>(
  value: T,
  { initial = value, ms = PAUSE_MS }: Settling<T | Initial> = {},
): T | Initial {
  const [settled, setSettled] = useState<T | Initial>(() => initial);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
