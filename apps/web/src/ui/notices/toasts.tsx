import { Toast } from '@base-ui/react/toast';
import { en } from '@shortlist/messages';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import type { ToastMessage } from './toast-context.ts';
import type { ToastQueue } from './toast-queue.ts';

/** Time that a toast stays, in ms: longer where it says what is wrong or offers an action, which needs reading and reaching. */
const STAY_MS = { short: 4_000, long: 12_000 };

/** The toasts at the foot of the screen: in the corner where there is room, since a form's buttons stand in the middle. */
export function Toasts({ queue }: { queue: ToastQueue }) {
  const words = useWords(en.ui);
  return (
    <Toast.Provider>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={words.notifications}
          className="fixed inset-x-4 bottom-4 z-70 mx-auto flex max-w-md flex-col gap-2 outline-none max-sm:bottom-20 sm:inset-e-6 sm:inset-s-auto sm:w-96"
        >
          <ToastList queue={queue} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const ICONS = {
  good: <CircleCheck size={18} aria-hidden className="shrink-0 text-ok" />,
  bad: <CircleAlert size={18} aria-hidden className="shrink-0 text-danger" />,
};

function ToastList({ queue }: { queue: ToastQueue }) {
  const words = useWords(en.ui);
  const { toasts, add, close } = Toast.useToastManager();

  useEffect(
    () =>
      queue.connect(({ text, action, tone = 'plain', until }: ToastMessage) => {
        if (until?.aborted) return;
        const id = add({
          title: text,
          type: tone,
          timeout: action || tone === 'bad' ? STAY_MS.long : STAY_MS.short,
          ...(action && {
            actionProps: {
              children: action.label,
              onClick: () => {
                close(id);
                action.onAction();
              },
            },
          }),
        });
        until?.addEventListener('abort', () => close(id), { once: true });
      }),
    [queue, add, close],
  );

  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right']}
      className="rounded-md border border-hairline bg-raised shadow-dialog transition-opacity data-limited:hidden data-ending-style:opacity-0 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex min-h-14 items-center gap-3 py-2 ps-4 pe-2">
        {toast.type === 'good' || toast.type === 'bad' ? ICONS[toast.type] : null}
        <Toast.Title render={<p />} className="min-w-0 grow break-words text-sm" />
        {toast.actionProps && (
          <Toast.Action className="min-h-10 pointer-coarse:min-h-11 shrink-0 rounded-md px-3 font-medium text-accent text-sm hover:bg-accent/10" />
        )}
        <Toast.Close render={<IconButton icon={X} label={words.dismiss} />} />
      </Toast.Content>
    </Toast.Root>
  ));
}
