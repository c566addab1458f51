import { useEffect, useState } from 'react';

/** Nothing turns or says that it works before that, in ms. */
const PATIENCE_MS = 300;

/** Checks whether the component has been shown for longer than a person takes for at once. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
