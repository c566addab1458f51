import { createContext, useContext } from 'react';

/** Something that happened, and at most one thing that can be done about it. */
export type ToastMessage = {
  text: string;
  action?: { label: string; onAction: () => void };
  tone?: 'plain' | 'good' | 'bad';
  /** Takes the message away once it does not hold any more. */
  until?: AbortSignal;
};

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a short message at the foot of the screen; it goes by itself, but not under the pointer or the focus. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('ToastProvider is missing above this component.');
  return show;
}
