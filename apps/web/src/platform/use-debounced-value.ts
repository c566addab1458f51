import { startTransition, useEffect, useState } from 'react';

/** A slider that is dragged changes more often than this. */
const PAUSE_MS = 150;

/**
 * A value once it has not changed for a moment. For what takes long to draw and is not looked at while the value changes:
 * `useDeferredValue` would draw it together with all else that is deferred.
 */
export function useDebouncedValue<T>(value: T, ms = PAUSE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
