import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page listens: false in what the server sends, true once the browser has taken it over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
