import { startTransition, useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `ms`; the first one at once. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => startTransition(() => setRested(() => value)), ms);
    return () => clearTimeout(rest);
  }, [value, ms]);
  return rested;
}
