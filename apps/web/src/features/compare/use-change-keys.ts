import { useEffect, useEffectEvent } from 'react';
import { TYPED_IN } from '#platform/navigation/palette-key.ts';

/** The keys by which a person goes from change to change: so many changes on or back. */
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
