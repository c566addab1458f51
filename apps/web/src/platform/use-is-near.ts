import { type RefObject, useEffect, useState } from 'react';

/** Sees what is in sight, or at most `margin` away. The margin is one of what scrolls within the window too; a browser that does not know it is as late as can be. */
export const nearBy = (margin: string): IntersectionObserverInit => ({
  rootMargin: `${margin} 0px`,
  scrollMargin: `${margin} 0px`,
});

/** Checks whether the element is in sight, or at most `margin` away: else the height of what it is scrolled in. */
export function useIsNear(element: RefObject<HTMLElement | null>, margin = '100%'): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      nearBy(margin),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);

  return isNear;
}
