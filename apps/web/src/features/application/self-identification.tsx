import { SELF_IDENTIFICATION } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { UseFormReturn } from 'react-hook-form';
import { useWords } from '#platform/language/use-words.ts';
import { Select } from '#ui/fields/select.tsx';
import { type ApplicationFields, fieldId } from './use-application-form.ts';

/** The questions, with the paragraphs that an employer in the United States has to say about each. */
const ASKED = [
  { question: 'gender', paragraphs: ['genderText1'] },
  { question: 'hispanicLatino', paragraphs: [] },
  { question: 'veteranStatus', paragraphs: ['veteranStatusText1', 'veteranStatusText2'] },
  { question: 'disabilityStatus', paragraphs: ['disabilityStatusText1', 'disabilityStatusText2'] },
] as const;

/** The voluntary questions of the application. Their answers are only counted. */
export const SelfIdentification = ({ form }: { form: UseFormReturn<ApplicationFields> }) => {
  const words = useWords(en.application);
  const choices = useWords(en.choices);
  return (
    <section aria-labelledby="self-identification" className="flex flex-col gap-5">
      <div>
        <h2 id="self-identification" className="font-serif text-xl">
          {words.voluntarySelf}
        </h2>
        <p className="mt-2 max-w-measure text-pretty text-muted">{words.answersHint}</p>
      </div>
      {ASKED.map(({ question, paragraphs }) => (
        <div key={question} className="flex flex-col gap-3">
          {question !== 'hispanicLatino' && (
            <h3 className="mt-4 font-serif text-lg">{words.questionHeading({ question })}</h3>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-pretty text-muted text-sm">
              {words[paragraph]}
            </p>
          ))}
          <Select
            id={fieldId(question)}
            label={words.question({ question })}
            required
            placeholder={words.chooseAnAnswer}
            options={SELF_IDENTIFICATION[question]}
            labelOf={(answer) => choices.answer({ answer })}
            error={form.formState.errors[question]?.message}
            {...form.register(question)}
          />
        </div>
      ))}
    </section>
  );
};
