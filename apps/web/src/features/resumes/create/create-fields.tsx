import { en } from '@shortlist/messages';
import { EXPERIENCE_LEVELS } from '@shortlist/model';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useWords } from '#platform/language/use-words.ts';
import { useFieldIssue } from '#platform/text/format-field-issue.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { CreateForm } from './create-form.ts';

type CreateFieldsProps = {
  form: UseFormReturn<CreateForm>;
  /** Stands below the name. */
  belowName?: ReactNode;
};

/** Name, level and industry: what all ways of creating a resume ask for. */
export const CreateFields = ({ form, belowName }: CreateFieldsProps) => {
  const words = useWords(en.createResume);
  const industries = useWords(en.industries);
  const choices = useWords(en.choices);
  const sayIssue = useFieldIssue();
  return (
    <>
      <TextField
        label={words.resumeName}
        required
        dir="auto"
        autoComplete="off"
        placeholder={words.nameExample}
        error={sayIssue(form.formState.errors.name?.message)}
        {...form.register('name')}
      />
      {belowName}
      <Select
        label={words.experienceLevel}
        placeholder={words.chooseALevel}
        options={EXPERIENCE_LEVELS}
        labelOf={(level) => choices.level({ level })}
        {...form.register('level')}
      />
      <Controller
        control={form.control}
        name="industry"
        render={({ field: { onChange, ...field } }) => (
          <Combobox
            label={words.targetedIndustry}
            suggestions={Object.values(industries)}
            onValueChange={onChange}
            {...field}
          />
        )}
      />
    </>
  );
};
