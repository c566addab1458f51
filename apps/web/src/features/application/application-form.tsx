import { HIDDEN_FIELD, type Job, SPONSORSHIPS } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { Controller } from 'react-hook-form';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useFormAdvice } from '#platform/text/format-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SubmitOverlay } from '#ui/dialogs/submit-overlay.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { HiddenField } from '#ui/hidden-field.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { AttachLetter } from './attach-letter.tsx';
import { AttachResume } from './attach-resume.tsx';
import { SelfIdentification } from './self-identification.tsx';
import type { Sending } from './upload.ts';
import { fieldId, type OnSent, useApplicationForm } from './use-application-form.ts';

export type ApplicationFormProps = {
  job: Job;
  onSent?: OnSent | undefined;
};

/** The application form of a job. */
export function ApplicationForm({ job, onSent }: ApplicationFormProps) {
  const words = useWords(en.application);
  const choices = useWords(en.choices);
  const adviceOnForm = useFormAdvice();
  const { form, sending, failure, failureBanner, handleClosed, handleSubmit } = useApplicationForm(
    job,
    onSent,
  );
  const { register, control, formState } = form;
  const errorOf = (field: keyof typeof formState.errors) => formState.errors[field]?.message;
  const field = <Name extends Parameters<typeof register>[0]>(name: Name) => ({
    id: fieldId(name),
    error: errorOf(name),
    ...register(name),
  });

  return (
    <form
      noValidate
      aria-label={words.applyFor({ title: job.title })}
      onSubmit={(event) => void handleSubmit(event)}
      className="flex flex-col gap-8"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          required
          autoComplete="given-name"
          {...field('firstName')}
        />
        <TextField
          label={words.lastName}
          required
          autoComplete="family-name"
          {...field('lastName')}
        />
        <div className="sm:col-span-2">
          <TextField
            label={words.email}
            required
            type="email"
            autoComplete="email"
            advice={adviceOnForm('email', form.getValues('email'))}
            {...field('email')}
          />
        </div>
        <div className="sm:col-span-2">
          <Select
            label={words.sponsorship}
            required
            placeholder={words.chooseAnAnswer}
            options={SPONSORSHIPS}
            labelOf={(answer) => choices.answer({ answer })}
            {...field('sponsorship')}
          />
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <Controller
          control={control}
          name="resume"
          render={({ field: { value, onChange } }) => (
            <FilePicker
              label={words.resume}
              required
              id={fieldId('resume')}
              file={value}
              onPick={onChange}
              error={errorOf('resume')}
            >
              <AttachResume onAttach={onChange} />
            </FilePicker>
          )}
        />
        <Controller
          control={control}
          name="coverLetter"
          render={({ field: { value, onChange } }) => (
            <FilePicker
              label={words.coverLetter}
              required
              id={fieldId('coverLetter')}
              file={value}
              onPick={onChange}
              error={errorOf('coverLetter')}
            >
              <AttachLetter onAttach={onChange} />
            </FilePicker>
          )}
        />
      </div>
      <SelfIdentification form={form} />
      <HiddenField aria-label={words.trap} {...register(HIDDEN_FIELD)} />
      <div ref={failureBanner} tabIndex={-1} className="outline-none">
        {failure && <Banner tone="bad">{words.whatYouTyped({ failure })}</Banner>}
      </div>
      <Button type="submit" variant="primary" className="self-start">
        {words.submitApplication}
      </Button>
      <SubmitOverlay
        open={sending !== undefined}
        title={words.sending}
        text={progressOf(words, sending)}
        progress={sending?.progress}
        onCancel={sending?.cancel}
        onClosed={handleClosed}
      />
    </form>
  );
}

function progressOf(words: WordsOf<'application'>, sending: Sending | undefined): string {
  if (sending && !sending.cancel) return words.answered;
  return sending?.progress === 1 ? words.allLeft : words.onTheirWay;
}
