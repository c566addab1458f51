import { startTransition, useEffect, useState } from 'react';

/** A slider that is dragged changes more often than this. */
const PAUSE_MS = 150;

/**
 * A value once it has not changed for a moment; at first `initial`. For what takes long to draw and is not looked at while the value
 * changes: `useDeferredValue` would draw it together with all else that is deferred.
 */
export function useSettled<T, Initial = T>(value: T, initial: T | Initial = value): T | Initial {
  const [settled, setSettled] = useState<T | Initial>(() => initial);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
