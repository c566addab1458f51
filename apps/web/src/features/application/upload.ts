import { sendApplication } from '@shortlist/contracts';
import { atLeast } from '#platform/at-least.ts';
import { NetworkError } from '#platform/server/api-error.ts';
import { sendForm } from '#platform/server/send-form.ts';

/** Shortest time that the overlay stays, in ms (spec section 9). */
const OVERLAY_MS = 2_000;

/** Longest time that the server may take to answer once all has left, in ms. */
const ANSWER_LIMIT_MS = 60_000;

/** A form that is on its way: the share of it that has left, and how to stop it, until the server has answered. */
export type Sending = { progress: number; cancel: (() => void) | undefined };

/** The person called the form back before all of it had left: it is not stored. */
export class CalledBack extends Error {
  override readonly name = 'CalledBack';
}

/** All of the form had left and no answer came: it may be stored, or not. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly why: 'stopped' | 'late' | 'cut';

  constructor(why: NoAnswer['why']) {
    super(`No answer to an application: ${why}.`);
    this.why = why;
  }
}

/**
 * Sends an application, tells how far it is and how to stop it. Rejects with `ApiError` when the server
 * refuses it, `CalledBack`, `NoAnswer`, or `NetworkError` when it could not leave as a whole.
 */
export async function upload(
  form: FormData,
  onSending: (sending: Sending) => void,
  answerLimitMs = ANSWER_LIMIT_MS,
): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  let hasLeft = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const cancel = () =>
    controller.abort(
      hasLeft ? new NoAnswer('stopped') : new CalledBack('The sending was cancelled.'),
    );

  function onProgress(progress: number) {
    if (progress === 1 && !hasLeft) {
      hasLeft = true;
      const late = new NoAnswer('late');
      limit = setTimeout(() => controller.abort(late), answerLimitMs);
    }
    onSending({ progress, cancel });
  }

  async function send() {
    try {
      await sendForm(sendApplication.url, form, { onProgress, signal });
    } catch (cause) {
      if (cause instanceof NetworkError && hasLeft) {
        throw new NoAnswer('cut');
      }
      throw cause;
    } finally {
      clearTimeout(limit);
      // The overlay stays for its time; what the server has answered can no longer be stopped.
      if (!signal.aborted) onSending({ progress: 1, cancel: undefined });
    }
  }

  onProgress(0);
  // Stopping it does not wait for the overlay's time.
  const stopped = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  await Promise.race([atLeast(OVERLAY_MS, send()), stopped]);
}
