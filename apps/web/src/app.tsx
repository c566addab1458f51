import type { Language } from '@shortlist/messages';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LanguageContext } from '#platform/language/language-context.ts';
import {
  RouterProvider,
  type RouterProviderProps,
} from '#platform/navigation/router/router-provider.tsx';
import { NoticeProvider } from '#ui/notices/notice-provider.tsx';
import { ToastProvider } from '#ui/notices/toast-provider.tsx';
import { ReadingDirection } from '#ui/reading-direction.tsx';

export type AppProps = RouterProviderProps & { language: Language; queryClient: QueryClient };

/** The app: the pages of `router` in a language, with the server's answers, notices and toasts for all of them. */
export const App = ({ language, queryClient, ...routing }: AppProps) => (
  <AppProviders language={language} queryClient={queryClient}>
    <RouterProvider {...routing} />
  </AppProviders>
);

type AppProvidersProps = Pick<AppProps, 'language' | 'queryClient'> & { children: ReactNode };

/** Surrounds every page with its providers. */
const AppProviders = ({ language, queryClient, children }: AppProvidersProps) => (
  <LanguageContext value={language}>
    <QueryClientProvider client={queryClient}>
      <ReadingDirection direction={language.direction}>
        <ToastProvider>
          <NoticeProvider>{children}</NoticeProvider>
        </ToastProvider>
      </ReadingDirection>
    </QueryClientProvider>
  </LanguageContext>
);
