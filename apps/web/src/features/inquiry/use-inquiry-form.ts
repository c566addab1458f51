import { checkInquiry, HIDDEN_FIELD, type Inquiry, sendInquiry } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { atLeast } from '#platform/at-least.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { call } from '#platform/server/call.ts';
import { failureOf } from '#platform/server/reason-of.ts';
import { useSubmissionId } from '#platform/storage/submission-id.ts';
import { useFormAdvice, useFormatForm } from '#platform/text/format-form.ts';
import { useOneAtATime } from '#platform/use-one-at-a-time.ts';
import { useOverlayEnd } from '#ui/dialogs/use-overlay-end.ts';
import { useNotice } from '#ui/notices/notice-context.ts';

/** Shortest time that the overlay stays, in ms (spec section 9). */
const OVERLAY_MS = 5_000;

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
  const words = useWords(en.inquiry);
  const common = useWords(en.common);
  const form = useForm<InquiryFields>({ defaultValues: EMPTY, shouldFocusError: false });
  const notify = useNotice();
  const sayForm = useFormatForm();
  const adviceOnForm = useFormAdvice();
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
      await notify({
        title: words.submissionError,
        text: failureOf(common, cause) || words.unknownError,
      });
      return;
    }
    setIsSending(false);
    await untilClosed();
    await notify({ title: words.success, text: words.sent });
    form.reset(EMPTY);
  }
  const sendOnce = useOneAtATime(send);

  return { form, isSending, handleClosed, handleSubmit: form.handleSubmit(sendOnce) };
}
