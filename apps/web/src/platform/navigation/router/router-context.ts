import { createContext, useCallback, useContext, useMemo } from 'react';
import type { NavigateOptions, Router, Shown } from './create-router.ts';

export const RouterContext = createContext<Router | undefined>(undefined);
export const ShownContext = createContext<Shown | undefined>(undefined);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no RouterProvider around this.');
  return router;
}

export function useShown(): Shown {
  const shown = useContext(ShownContext);
  if (!shown) throw new Error('There is no RouterProvider around this.');
  return shown;
}

export const useLocation = () => useShown().location;

/** The parameters in the address, decoded. */
export const useParams = () => useShown().match?.params ?? {};

/** Goes to an address, or so many steps back or forward; resolves once it is shown. */
export const useNavigate = () => useRouter().navigate;

/** Returns what the address says after its question mark, and how to change it. */
export function useSearchParams() {
  const router = useRouter();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (
      next: URLSearchParams | ((now: URLSearchParams) => URLSearchParams),
      options?: NavigateOptions,
    ) => {
      const now = new URLSearchParams(router.get().location.search);
      void router.navigate(`?${typeof next === 'function' ? next(now) : next}`, options);
    },
    [router],
  );
  return [params, setParams] as const;
}
