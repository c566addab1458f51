import { HIDDEN_FIELD, type Job, SPONSORSHIPS } from '@shortlist/contracts';
import { Controller } from 'react-hook-form';
import { adviceOnForm } from '#lib/text/say-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SubmitOverlay } from '#ui/dialogs/submit-overlay.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { HiddenField } from '#ui/fields/hidden-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { AttachResume } from './attach-resume.tsx';
import { SelfIdentification } from './self-identification.tsx';
import type { Sending } from './upload.ts';
import { fieldId, useApplicationForm } from './use-application-form.ts';

/** The application form of a job. */
export function ApplicationForm({ job }: { job: Job }) {
  const { form, sending, failure, failureBanner, handleClosed, handleSubmit } =
    useApplicationForm(job);
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
      aria-label={`Apply for ${job.title}`}
      onSubmit={(event) => void handleSubmit(event)}
      className="flex flex-col gap-8"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
        <div className="sm:col-span-2">
          <TextField
            label="Email"
            required
            type="email"
            autoComplete="email"
            advice={adviceOnForm('email', form.getValues('email'))}
            {...field('email')}
          />
        </div>
        <div className="sm:col-span-2">
          <Select
            label="Will you need sponsorship to work in the country of this job?"
            required
            placeholder="Choose an answer"
            options={SPONSORSHIPS}
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
              label="Resume"
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
              label="Cover letter"
              required
              id={fieldId('coverLetter')}
              file={value}
              onPick={onChange}
              error={errorOf('coverLetter')}
            />
          )}
        />
      </div>
      <SelfIdentification form={form} />
      <HiddenField aria-label="Leave this empty" {...register(HIDDEN_FIELD)} />
      <div ref={failureBanner} tabIndex={-1} className="outline-none">
        {failure && (
          <Banner tone="bad">
            {failure} What you typed and the files you chose are still here.
          </Banner>
        )}
      </div>
      <Button type="submit" variant="primary" className="self-start">
        Submit application
      </Button>
      <SubmitOverlay
        open={sending !== undefined}
        title="Sending your application"
        text={wordsOf(sending)}
        progress={sending?.progress}
        onCancel={sending?.cancel}
        onClosed={handleClosed}
      />
    </form>
  );
}

function wordsOf(sending: Sending | undefined): string {
  if (sending && !sending.cancel) return 'The server has answered.';
  return sending?.progress === 1
    ? 'All of it has left; the server has yet to confirm it.'
    : 'Your files are on their way.';
}
