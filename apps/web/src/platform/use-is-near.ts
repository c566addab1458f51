import { type RefObject, useEffect, useState } from 'react';

/** Checks whether the element is in sight, or at most the height away of what it is scrolled in. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      // The margin of what scrolls within the window; a browser that does not know it is as late as can be.
      { rootMargin: '100% 0px', scrollMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}
