import { checkInquiry, HIDDEN_FIELD, type Inquiry, sendInquiry } from '@shortlist/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { atLeast } from '#lib/at-least.ts';
import { logError } from '#lib/log.ts';
import { call } from '#lib/server/call.ts';
import { useSubmissionId } from '#lib/storage/submission-id.ts';
import { adviceOnForm, sayForm } from '#lib/text/say-form.ts';
import { useOneAtATime } from '#lib/use-one-at-a-time.ts';
import { useOverlayEnd } from '#ui/dialogs/use-overlay-end.ts';
import { useNotice } from '#ui/notices/notice-context.ts';

/** Shortest time that the overlay stays, in ms (spec section 9). */
const OVERLAY_MS = 5_000;

/** To the letter of the spec, spelling included. */
const SENT = { title: 'Success', text: 'Your inquery has been sent sucessfully' };

export type InquiryFields = Inquiry & { [HIDDEN_FIELD]: string };

const EMPTY: InquiryFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  details: '',
  [HIDDEN_FIELD]: '',
};

/**
 * The contact form, and what sending it does. What is wrong is shown in a notice and at each field
 * that it is about; a failure keeps what was typed, and sending again is the same inquiry to
 * the server. After a success the form starts over.
 */
export function useInquiryForm() {
  const form = useForm<InquiryFields>({ defaultValues: EMPTY, shouldFocusError: false });
  const notify = useNotice();
  const [isSending, setIsSending] = useState(false);
  const submissionIdOf = useSubmissionId();
  const { handleClosed, untilClosed } = useOverlayEnd();

  async function send(fields: InquiryFields) {
    const check = checkInquiry(fields);
    if (!check.ok) {
      const message = sayForm(check.message);
      for (const field of check.fields) form.setError(field, { message });
      const advice = adviceOnForm(check.field, fields[check.field]);
      await notify({ title: sayForm(check.title), text: message, advice });
      form.setFocus(check.field);
      return;
    }
    setIsSending(true);
    try {
      const body = { ...fields, submissionId: submissionIdOf(JSON.stringify(fields)) };
      await atLeast(OVERLAY_MS, call(sendInquiry, { body }));
    } catch (cause) {
      logError('An inquiry could not be sent.', cause);
      setIsSending(false);
      await untilClosed();
      await notify({ title: 'Submission Error', text: reasonOf(cause) });
      return;
    }
    setIsSending(false);
    await untilClosed();
    await notify(SENT);
    form.reset(EMPTY);
  }
  const sendOnce = useOneAtATime(send);

  return { form, isSending, handleClosed, handleSubmit: form.handleSubmit(sendOnce) };
}

const reasonOf = (cause: unknown) =>
  (cause instanceof Error && cause.message) || 'An unknown error occurred.';
