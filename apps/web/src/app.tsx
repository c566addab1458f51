import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type DataRouter, RouterProvider } from 'react-router';
import { NoticeProvider } from '#ui/notice-provider.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';

export type AppProps = { router: DataRouter; queryClient: QueryClient };

/** The app: the pages of `router`, with the server's answers, notices and toasts for all of them. */
export const App = ({ router, queryClient }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <ToastProvider>
      <NoticeProvider>
        <RouterProvider router={router} />
      </NoticeProvider>
    </ToastProvider>
  </QueryClientProvider>
);
