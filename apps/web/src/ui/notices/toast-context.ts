import { Toast } from '@base-ui/react/toast';
import { useCallback } from 'react';

/** Something that happened, and at most one thing that can be done about it. */
export type ToastMessage = {
  text: string;
  action?: { label: string; onAction: () => void };
  tone?: 'plain' | 'good' | 'bad';
};

/** How long a toast stays, in ms: longer where it offers an action, which needs reading and reaching. */
const STAY_MS = { plain: 4_000, withAction: 12_000 };

/** Shows a short message at the foot of the screen; it goes by itself, but not under the pointer or the focus. */
export function useToast(): (message: ToastMessage) => void {
  const { add, close } = Toast.useToastManager();
  return useCallback(
    ({ text, action, tone = 'plain' }: ToastMessage) => {
      const id = add({
        title: text,
        type: tone,
        timeout: action ? STAY_MS.withAction : STAY_MS.plain,
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
    },
    [add, close],
  );
}
