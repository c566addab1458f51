import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Checks whether the page listens: false in what the server sends, true once it is hydrated. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
