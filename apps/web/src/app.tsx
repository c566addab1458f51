import { directionOf, type InterfaceLanguage } from '@shortlist/messages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  RouterProvider,
  type RouterProviderProps,
} from '#lib/navigation/router/router-provider.tsx';
import { NoticeProvider } from '#ui/notices/notice-provider.tsx';
import { ToastProvider } from '#ui/notices/toast-provider.tsx';
import { ReadingDirection } from '#ui/reading-direction.tsx';

export type AppProps = RouterProviderProps & {
  queryClient: QueryClient;
  language: InterfaceLanguage;
};

/** The app: the pages of `router`, with the server's answers, notices and toasts for all of them. */
export const App = ({ queryClient, language, ...routing }: AppProps) => (
  <AppProviders queryClient={queryClient} language={language}>
    <RouterProvider {...routing} />
  </AppProviders>
);

type AppProvidersProps = Pick<AppProps, 'queryClient' | 'language'> & { children: ReactNode };

/** Surrounds every page with its providers. */
const AppProviders = ({ queryClient, language, children }: AppProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <ReadingDirection direction={directionOf(language)}>
      <ToastProvider>
        <NoticeProvider>{children}</NoticeProvider>
      </ToastProvider>
    </ReadingDirection>
  </QueryClientProvider>
);
