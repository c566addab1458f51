import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Listener = (entries: object[]) => void;

/** Stands where a browser would watch sizes and sight: jsdom lays nothing out. */
export function openLayout() {
  const sizes = new Map<Element, Listener>();
  const sights = new Map<Element, Listener>();

  const watcherOf = (watched: Map<Element, Listener>) =>
    class {
      private readonly own: Element[] = [];
      private readonly tell: Listener;
      constructor(tell: Listener) {
        this.tell = tell;
      }
      observe(element: Element) {
        this.own.push(element);
        watched.set(element, this.tell);
      }
      disconnect() {
        for (const element of this.own) watched.delete(element);
      }
    };
  vi.stubGlobal('ResizeObserver', watcherOf(sizes));
  vi.stubGlobal('IntersectionObserver', watcherOf(sights));

  return {
    /** Everything whose size is watched is now this wide, in CSS pixels. */
    setWidth: (width: number) =>
      act(() => {
        for (const tell of sizes.values()) tell([{ contentRect: { width } }]);
      }),
    /** Of all that is watched, in the order of the document, only the element at this place is near. */
    bringNear: (place: number) =>
      act(() => {
        [...sights.values()].forEach((tell, at) => {
          tell([{ isIntersecting: at === place }]);
        });
      }),
  };
}
