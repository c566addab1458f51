import type { ShowToast, ToastMessage } from './toast-context.ts';

/** Messages on their way to the screen: those that come before it is there wait. */
export type ToastQueue = {
  show: ShowToast;
  /** Gives all messages to `take`, those that wait first; returns what ends that. */
  connect: (take: ShowToast) => () => void;
};

/** A message, and what takes it from the screen once it is there. */
type Shown = { message: ToastMessage; close?: () => void };

export function createToastQueue(): ToastQueue {
  let waiting: Shown[] = [];
  let receiver: ShowToast | undefined;
  return {
    show(message) {
      const shown: Shown = { message };
      if (receiver) shown.close = receiver(message);
      else waiting.push(shown);
      return () => {
        waiting = waiting.filter((each) => each !== shown);
        shown.close?.();
      };
    },
    connect(take) {
      receiver = take;
      for (const shown of waiting) shown.close = take(shown.message);
      waiting = [];
      return () => {
        receiver = undefined;
      };
    },
  };
}
