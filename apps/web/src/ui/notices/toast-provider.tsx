import { type ReactNode, useState } from 'react';
import { whenPageStands } from '#platform/hydration/when-page-stands.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { ToastContext } from './toast-context.ts';
import { createToastQueue } from './toast-queue.ts';

const loadToasts = () => whenPageStands().then(() => import('./toasts.tsx'));

/** Gives everything below it `useToast`. What shows the toasts is loaded once the page is there; toasts wait for it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createToastQueue);
  const { part } = useLoaded(loadToasts);
  return (
    <ToastContext value={queue.show}>
      {children}
      {part && <part.Toasts queue={queue} />}
    </ToastContext>
  );
}
