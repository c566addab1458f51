import { type Question, SELF_IDENTIFICATION } from '@shortlist/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { Select } from '#ui/fields/select.tsx';
import { type ApplicationFields, fieldId } from './use-application-form.ts';

type Asked = { question: Question; label: string; heading: string; text: readonly string[] };

/** The questions, with what an employer in the United States has to say about them. */
const ASKED: readonly Asked[] = [
  {
    question: 'gender',
    label: 'Gender',
    heading: 'Gender and ethnicity',
    text: [
      'We ask these so that we can see whether people of every kind hear of our jobs. Answering is voluntary, and no answer has any bearing on the decision.',
    ],
  },
  { question: 'hispanicLatino', label: 'Are you Hispanic/Latino?', heading: '', text: [] },
  {
    question: 'veteranStatus',
    label: 'Veteran status',
    heading: 'Veterans',
    text: [
      'Employers with contracts of the United States government are asked to invite protected veterans to say that they are one. You are a protected veteran if you are a disabled veteran, a veteran of active duty in wartime or in a campaign for which a badge was authorised, a holder of an Armed Forces service medal, or a recently separated veteran.',
      'Recently separated means within three years of your discharge or release from active duty.',
    ],
  },
  {
    question: 'disabilityStatus',
    label: 'Disability status',
    heading: 'Disability',
    text: [
      'Employers with contracts of the United States government have a goal that at least 7% of their workforce are people with disabilities. To know how far they have got, they ask applicants and employees whether they have a disability or have ever had one. Because a person may become disabled at any time, employees are asked again at least every five years.',
      'A disability is a condition that substantially limits a major life activity, or a history or record of such a condition. Completing this part is voluntary; nobody who decides about your application sees the answer. The government’s form for this question expires on 04/30/2026.',
    ],
  },
];

/** The voluntary questions of the application. Their answers are only counted. */
export const SelfIdentification = ({ form }: { form: UseFormReturn<ApplicationFields> }) => (
  <section aria-labelledby="self-identification" className="flex flex-col gap-5">
    <div>
      <h2 id="self-identification" className="font-serif text-xl">
        Voluntary self-identification
      </h2>
      <p className="mt-2 max-w-measure text-pretty text-muted">
        Please choose an answer to each question; every one offers not to answer. The answers are
        added to counters for this job and are not stored with your application.
      </p>
    </div>
    {ASKED.map(({ question, label, heading, text }) => (
      <div key={question} className="flex flex-col gap-3">
        {heading && <h3 className="mt-4 font-serif text-lg">{heading}</h3>}
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-measure text-pretty text-muted text-sm">
            {paragraph}
          </p>
        ))}
        <Select
          id={fieldId(question)}
          label={label}
          required
          placeholder="Choose an answer"
          options={SELF_IDENTIFICATION[question]}
          error={form.formState.errors[question]?.message}
          {...form.register(question)}
        />
      </div>
    ))}
  </section>
);
