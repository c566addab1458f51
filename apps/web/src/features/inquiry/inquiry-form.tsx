import { HIDDEN_FIELD } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useFormAdvice } from '#platform/text/format-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SubmitOverlay } from '#ui/dialogs/submit-overlay.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { HiddenField } from '#ui/hidden-field.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

/** Attribute of a form that is sent to us: its page is hydrated without waiting for the person, so that it can be sent at once. */
const SENT_FORM = { 'data-sent-form': true };

/** The inquiry form of the contact page. */
export function InquiryForm() {
  const words = useWords(en.inquiry);
  const { form, isSending, handleClosed, handleSubmit } = useInquiryForm();
  const { register, formState } = form;
  const errorOf = (field: keyof typeof formState.errors) => formState.errors[field]?.message;
  const adviceOnForm = useFormAdvice();
  const adviceOn = (field: 'email' | 'phone') => adviceOnForm(field, form.getValues(field));

  return (
    <form
      {...SENT_FORM}
      // Where no script has come yet, the browser sends nothing by itself: outside a dialog this is no way to send.
      method="dialog"
      noValidate
      aria-label={words.inquiry}
      onSubmit={(event) => void handleSubmit(event)}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          required
          autoComplete="given-name"
          error={errorOf('firstName')}
          {...register('firstName')}
        />
        <TextField
          label={words.lastName}
          required
          autoComplete="family-name"
          error={errorOf('lastName')}
          {...register('lastName')}
        />
        <TextField
          label={words.email}
          required
          type="email"
          autoComplete="email"
          error={errorOf('email')}
          advice={adviceOn('email')}
          {...register('email')}
        />
        <TextField
          label={words.phone}
          required
          type="tel"
          autoComplete="tel"
          hint={words.phoneHint}
          error={errorOf('phone')}
          advice={adviceOn('phone')}
          {...register('phone')}
        />
      </div>
      <TextArea
        label={words.details}
        required
        rows={6}
        error={errorOf('details')}
        {...register('details')}
      />
      <HiddenField aria-label={words.trap} {...register(HIDDEN_FIELD)} />
      <Button type="submit" variant="primary" className="self-start">
        {words.sendInquiry}
      </Button>
      <SubmitOverlay
        open={isSending}
        title={words.sending}
        text={words.sendingHint}
        onClosed={handleClosed}
      />
    </form>
  );
}
