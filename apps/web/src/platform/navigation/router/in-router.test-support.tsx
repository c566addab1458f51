import type { ReactNode } from 'react';
import { createRouter } from './create-router.ts';
import { memoryHistory } from './history.ts';
import { RouterProvider } from './router-provider.tsx';

/** An element as it stands on some page of the app, so that its links and hooks have a router. */
export const inRouter = (element: ReactNode) => (
  <RouterProvider router={createRouter([{ path: '*', element }], memoryHistory('/'))} />
);
