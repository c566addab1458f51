import { HIDDEN_FIELD } from '@shortlist/contracts';
import { SENT_FORM } from '#lib/hydration/sent-form.ts';
import { adviceOnForm } from '#lib/text/say-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SubmitOverlay } from '#ui/dialogs/submit-overlay.tsx';
import { HiddenField } from '#ui/fields/hidden-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

/** The inquiry form of the contact page. */
export function InquiryForm() {
  const { form, isSending, handleClosed, handleSubmit } = useInquiryForm();
  const { register, formState } = form;
  const errorOf = (field: keyof typeof formState.errors) => formState.errors[field]?.message;
  const adviceOn = (field: 'email' | 'phone') => adviceOnForm(field, form.getValues(field));

  return (
    <form
      {...SENT_FORM}
      // Where no script has come yet, the browser sends nothing by itself: outside a dialog this is no way to send.
      method="dialog"
      noValidate
      aria-label="Inquiry"
      onSubmit={(event) => void handleSubmit(event)}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          required
          autoComplete="given-name"
          error={errorOf('firstName')}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          required
          autoComplete="family-name"
          error={errorOf('lastName')}
          {...register('lastName')}
        />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          error={errorOf('email')}
          advice={adviceOn('email')}
          {...register('email')}
        />
        <TextField
          label="Phone"
          required
          type="tel"
          autoComplete="tel"
          hint="A US number, like (123) 456-7890"
          error={errorOf('phone')}
          advice={adviceOn('phone')}
          {...register('phone')}
        />
      </div>
      <TextArea
        label="Details"
        required
        rows={6}
        error={errorOf('details')}
        {...register('details')}
      />
      <HiddenField aria-label="Leave this empty" {...register(HIDDEN_FIELD)} />
      <Button type="submit" variant="primary" className="self-start">
        Send inquiry
      </Button>
      <SubmitOverlay
        open={isSending}
        title="Sending your inquiry"
        text="This takes a moment."
        onClosed={handleClosed}
      />
    </form>
  );
}
