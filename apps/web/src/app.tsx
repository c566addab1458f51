import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  RouterProvider,
  type RouterProviderProps,
} from '#lib/navigation/router/router-provider.tsx';
import { NoticeProvider } from '#ui/notices/notice-provider.tsx';
import { ToastProvider } from '#ui/notices/toast-provider.tsx';

export type AppProps = RouterProviderProps & { queryClient: QueryClient };

/** The app: the pages of `router`, with the server's answers, notices and toasts for all of them. */
export const App = ({ queryClient, ...routing }: AppProps) => (
  <AppProviders queryClient={queryClient}>
    <RouterProvider {...routing} />
  </AppProviders>
);

type AppProvidersProps = { queryClient: QueryClient; children: ReactNode };

/** Surrounds every page with its providers. */
const AppProviders = ({ queryClient, children }: AppProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <ToastProvider>
      <NoticeProvider>{children}</NoticeProvider>
    </ToastProvider>
  </QueryClientProvider>
);
