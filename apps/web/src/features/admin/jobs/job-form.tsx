import { zodResolver } from '@hookform/resolvers/zod';
import { type EditedJob, EMPLOYMENT_TYPES, JobToSave } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { useWords } from '#platform/language/use-words.ts';
import { failureOf } from '#platform/server/reason-of.ts';
import { useFieldIssue } from '#platform/text/format-field-issue.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Markdown } from '#ui/markdown.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { readJobDraft, writeJobDraft } from './job-draft.ts';

export const EMPTY_JOB: JobToSave = {
  title: '',
  department: '',
  location: '',
  applyLink: '',
  description: '',
  responsibilities: '',
  qualifications: '',
  employmentType: 'Full-time',
  applyBy: '',
  country: 'US',
};

const TEXTS = ['description', 'responsibilities', 'qualifications'] as const;

type SavedJob = Pick<EditedJob, 'id' | 'revision'>;

export type JobFormProps = {
  /** Id of the job, empty for a new one, and the revision of it that is edited. */
  jobId: string;
  revision: number;
  job: JobToSave;
  saveLabel: string;
  /** Saves what was typed on a revision; answers the job that this made. Rejects when it could not be saved; what was typed then stays. */
  onSave: (job: JobToSave, revision: number) => Promise<SavedJob>;
  onSaved?: (job: SavedJob) => void;
  /** Throws away what was typed. */
  onDiscard: () => void;
};

/**
 * Edits a job, with its Markdown as visitors will see it. Input is kept in the tab until it is saved, so that leaving
 * the page loses nothing.
 */
export function JobForm(props: JobFormProps) {
  const words = useWords(en.admin);
  const { jobId, saveLabel, onDiscard } = props;
  const { form, draft, isFound, failure, save } = useJobForm(props);
  const { register, handleSubmit, watch, formState } = form;
  const sayIssue = useFieldIssue();
  const errorOf = (field: keyof JobToSave) => sayIssue(formState.errors[field]?.message);

  return (
    <form
      noValidate
      aria-label={words.job}
      onSubmit={(event) => void handleSubmit(save)(event)}
      className="flex flex-col gap-6"
    >
      <JobFacts register={register} errorOf={errorOf} />
      {TEXTS.map((field) => (
        <MarkdownField key={field} label={words.jobField({ field })} text={watch(field)}>
          <TextArea
            label={words.jobField({ field })}
            hint={words.markdownHint}
            rows={8}
            error={errorOf(field)}
            {...register(field)}
          />
        </MarkdownField>
      ))}
      {failure && <Banner tone="bad">{failure}</Banner>}
      {draft && (
        <UnsavedBanner
          isFound={isFound}
          onDiscard={() => {
            writeJobDraft(jobId, undefined);
            onDiscard();
          }}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={formState.isSubmitting}
        className="self-start"
      >
        {saveLabel}
      </Button>
    </form>
  );
}

/** The form with what this tab keeps of it, and its saving. */
function useJobForm({ jobId, revision, job, onSave, onSaved }: JobFormProps) {
  const common = useWords(en.common);
  const [found] = useState(() => readJobDraft(jobId));
  const form = useForm<JobToSave>({
    resolver: zodResolver(JobToSave),
    defaultValues: found?.job ?? job,
  });
  const { subscribe, getValues } = form;
  const [draft, setDraft] = useState(found);
  const [failure, setFailure] = useState('');
  // What is in the form was typed on this revision, whatever has been read since.
  const [base, setBase] = useState(found?.revision ?? revision);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = { revision: base, job: values };
          writeJobDraft(jobId, typed);
          setDraft(typed);
        },
      }),
    [subscribe, jobId, base],
  );

  async function save(values: JobToSave) {
    setFailure('');
    const sent = JSON.stringify(getValues());
    try {
      const saved = await onSave(values, base);
      const typed = { revision: saved.revision, job: getValues() };
      // What was typed while the answer was on its way is not saved.
      const left = JSON.stringify(typed.job) === sent ? undefined : typed;
      setBase(saved.revision);
      setDraft(left);
      writeJobDraft(jobId, undefined);
      writeJobDraft(saved.id, left);
      onSaved?.(saved);
    } catch (cause) {
      setFailure(failureOf(common, cause));
    }
  }

  return { form, draft, isFound: draft === found, failure, save };
}

type MarkdownFieldProps = { label: string; text: string; children: ReactNode };

/** A text in Markdown beside what visitors see of it. */
const MarkdownField = ({ label, text, children }: MarkdownFieldProps) => {
  const words = useWords(en.admin);
  return (
    <div className="grid wide:grid-cols-2 gap-5">
      {children}
      <section
        aria-label={words.asVisitorsSee({ label })}
        className="rounded-md border border-hairline p-4 text-sm"
      >
        {text.trim() === '' ? (
          <p className="text-faint">{words.markdownEmpty}</p>
        ) : (
          <Markdown text={text} />
        )}
      </section>
    </div>
  );
};

type UnsavedBannerProps = { isFound: boolean; onDiscard: () => void };

/** Says that what is typed is in this tab only: found there, or typed since. */
const UnsavedBanner = ({ isFound, onDiscard }: UnsavedBannerProps) => {
  const words = useWords(en.admin);
  return (
    <Banner
      action={
        <Button size="sm" onClick={onDiscard}>
          {words.discardChanges}
        </Button>
      }
    >
      {isFound ? words.draftFound : words.draftKept}
    </Banner>
  );
};

type JobFactsProps = {
  register: UseFormRegister<JobToSave>;
  errorOf: (field: keyof JobToSave) => string | undefined;
};

/** Edits the facts of a job that take one line each. */
const JobFacts = ({ register, errorOf }: JobFactsProps) => {
  const words = useWords(en.admin);
  const choices = useWords(en.choices);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={words.title} required error={errorOf('title')} {...register('title')} />
      <TextField
        label={words.department}
        required
        error={errorOf('department')}
        {...register('department')}
      />
      <TextField
        label={words.location}
        required
        hint={words.locationHint}
        error={errorOf('location')}
        {...register('location')}
      />
      <TextField
        label={words.applyLink}
        hint={words.applyLinkHint}
        error={errorOf('applyLink')}
        {...register('applyLink')}
      />
      <Select
        label={words.employmentType}
        required
        options={EMPLOYMENT_TYPES}
        labelOf={(employment) => choices.employment({ employment })}
        error={errorOf('employmentType')}
        {...register('employmentType')}
      />
      <TextField
        label={words.lastDay}
        type="date"
        hint={words.lastDayHint}
        error={errorOf('applyBy')}
        {...register('applyBy')}
      />
      <TextField
        label={words.country}
        required
        hint={words.countryHint}
        error={errorOf('country')}
        {...register('country', { setValueAs: (text: string) => text.trim().toUpperCase() })}
      />
    </div>
  );
};
