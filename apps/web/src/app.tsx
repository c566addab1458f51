import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { NoticeProvider } from '#ui/notices/notice-provider.tsx';
import { ToastProvider } from '#ui/notices/toast-provider.tsx';

export type AppProps = { router: DataRouter; queryClient: QueryClient };

/** The app: the pages of `router`, with the server's answers, notices and toasts for all of them. */
export const App = ({ router, queryClient }: AppProps) => (
  <AppProviders queryClient={queryClient}>
    <RouterProvider router={router} />
  </AppProviders>
);

export type AppProvidersProps = { queryClient: QueryClient; children: ReactNode };

/** What every page stands in, in the browser and where the server renders it. */
export const AppProviders = ({ queryClient, children }: AppProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <ToastProvider>
      <NoticeProvider>{children}</NoticeProvider>
    </ToastProvider>
  </QueryClientProvider>
);
