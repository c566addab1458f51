import { useState } from 'react';

/** A yes or no that this browser remembers under `key`. */
export function useStoredFlag(
  key: string,
  initially: boolean,
): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => {
    const stored = localStorage.getItem(key);
    return stored === null ? initially : stored === 'true';
  });

  function change(next: boolean) {
    setValue(next);
    localStorage.setItem(key, String(next));
  }

  return [value, change];
}
