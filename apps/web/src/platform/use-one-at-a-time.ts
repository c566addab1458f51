import { useRef } from 'react';

/** `work`, which does nothing while an earlier call of it is still under way: a form is sent once, however often Enter is pressed. */
export function useOneAtATime<Args extends unknown[]>(work: (...args: Args) => Promise<void>) {
  const isUnderWay = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work(...args);
    } finally {
      isUnderWay.current = false;
    }
  };
}
