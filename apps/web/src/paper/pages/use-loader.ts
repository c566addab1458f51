import { useSyncExternalStore } from 'react';
import type { Loader } from './loader.ts';

/** Returns what a loader has loaded so far, and what it could not load. */
export const useLoader = <Part>({ subscribe, get }: Loader<Part>) =>
  useSyncExternalStore(subscribe, get, get);
