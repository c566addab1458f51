import type { ShowToast, ToastMessage } from './toast-context.ts';

/** Messages on their way to the screen: those that come before it is there wait. */
export type ToastQueue = {
  show: ShowToast;
  /** Gives all messages to `take`, those that wait first; returns what ends that. */
  connect: (take: ShowToast) => () => void;
};

export function createToastQueue(): ToastQueue {
  let waiting: ToastMessage[] = [];
  let receiver: ShowToast | undefined;
  return {
    show(message) {
      if (receiver) receiver(message);
      else waiting.push(message);
    },
    connect(take) {
      receiver = take;
      for (const message of waiting) take(message);
      waiting = [];
      return () => {
        receiver = undefined;
      };
    },
  };
}
