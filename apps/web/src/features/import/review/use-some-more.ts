import { useState } from 'react';

/** Limits how many of a long list are drawn: the first ones, and so many more with each `showMore`. */
export function useSomeMore(step: number) {
  const [shown, setShown] = useState(step);
  return { shown, showMore: () => setShown((now) => now + step) };
}
