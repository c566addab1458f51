import { useEffect, useEffectEvent } from 'react';
import { TYPED_IN } from '#platform/navigation/palette-key.ts';

/** Keys that go from change to change, and the step of each. */
const KEYS: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** Goes from change to change by the keys n and p. */
export function useChangeKeys(go: (by: 1 | -1) => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = KEYS[event.key.toLowerCase()];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(TYPED_IN)) return;
    event.preventDefault();
    go(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
