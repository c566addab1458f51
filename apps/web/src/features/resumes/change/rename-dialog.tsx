import { issue } from '@shortlist/contracts';
import { useWords } from '#lib/language/use-words.ts';
import { en } from '@shortlist/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { checkResumeName, EXPERIENCE_LEVELS, ExperienceLevel, storable } from '@shortlist/resume';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { logError } from '#lib/log.ts';
import { reasonOf } from '#lib/server/reason-of.ts';
import { useFieldIssue } from '#lib/text/say-field-issue.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';
import { type NewName, type ResumeToRename, type SavedName, useRename } from './use-rename.ts';

const Level = ExperienceLevel.or(z.literal(''));

const RenameForm = z.object({
  name: z.string().superRefine((name, context) => {
    const check = checkResumeName(name, 'rename');
    if (!check.ok) context.addIssue({ code: 'custom', message: issue(check.message) });
  }),
  experienceLevel: Level,
  targetedIndustry: z.string(),
});

export type RenameDialogProps = {
  resume: ResumeToRename;
  open: boolean;
  onClose: () => void;
  /** After the server has answered, with the name that the resume has then. */
  onRenamed?: ((saved: SavedName) => void) | undefined;
};

/** Changes a resume's name, experience level and targeted industry, on the server. */
export const RenameDialog = ({ open, onClose, ...form }: RenameDialogProps) => {
  const words = useWords(en.changeResume);
  return (
  <Dialog open={open} onClose={onClose} title={words.updateYourResume}>
    <RenameFields {...form} onClose={onClose} />
  </Dialog>
);
};

function RenameFields({ resume, onClose, onRenamed }: Omit<RenameDialogProps, 'open'>) {
  const words = useWords(en.changeResume);
  const common = useWords(en.common);
  const notify = useNotice();
  const sayIssue = useFieldIssue();
  const industries = useWords(en.industries);
  const rename = useRename(resume);
  const { register, control, handleSubmit, setFocus, formState } = useForm<NewName>({
    resolver: zodResolver(RenameForm),
    defaultValues: {
      name: resume.resume_name,
      experienceLevel: Level.catch('').parse(resume.experience_level),
      targetedIndustry: resume.targeted_industry,
    },
    shouldFocusError: false,
  });

  async function save({ name, experienceLevel, targetedIndustry }: NewName) {
    try {
      const saved = await rename({
        name: storable(name.trim()),
        experienceLevel,
        targetedIndustry: storable(targetedIndustry.trim()),
      });
      onRenamed?.(saved);
      onClose();
    } catch (cause) {
      logError('A resume could not be renamed.', cause);
      void notify({ title: words.theResumeWasNotRenamed, text: reasonOf(common, cause) });
    }
  }

  const submit = handleSubmit(save, ({ name }) => {
    if (name?.message) void notify({ text: sayIssue(name.message) ?? '' }).then(() => setFocus('name'));
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={words.resumeName}
        required
        dir="auto"
        autoComplete="off"
        error={sayIssue(formState.errors.name?.message)}
        {...register('name')}
      />
      <Select
        label={words.experienceLevel}
        placeholder={words.chooseALevel}
        options={EXPERIENCE_LEVELS}
        {...register('experienceLevel')}
      />
      <Controller
        control={control}
        name="targetedIndustry"
        render={({ field: { onChange, ...field } }) => (
          <Combobox
            label={words.targetedIndustry}
            suggestions={Object.values(industries)}
            onValueChange={onChange}
            {...field}
          />
        )}
      />
      <DialogActions>
        <Button onClick={onClose}>{common.cancelCapitals}</Button>
        <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
          {common.saveCapitals}
        </Button>
      </DialogActions>
    </form>
  );
}
