import { zodResolver } from '@hookform/resolvers/zod';
import { issue } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  checkResumeName,
  type DocumentTitle,
  EXPERIENCE_LEVELS,
  ExperienceLevel,
  storable,
} from '@shortlist/model';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useFieldIssue } from '#platform/text/format-field-issue.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';
import { type ResumeToRename, type SavedName, useRename } from './use-rename.ts';

const Level = ExperienceLevel.or(z.literal(''));

const RenameForm = z.object({
  title: z.string().superRefine((title, context) => {
    const check = checkResumeName(title, 'rename');
    if (!check.ok) context.addIssue({ code: 'custom', message: issue(check.message) });
  }),
  level: Level,
  industry: z.string(),
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
  const words = useWords(en.renameResume);
  return (
    <Dialog open={open} onClose={onClose} title={words.update}>
      <RenameFields {...form} onClose={onClose} />
    </Dialog>
  );
};

function RenameFields({ resume, onClose, onRenamed }: Omit<RenameDialogProps, 'open'>) {
  const words = useWords(en.renameResume);
  const common = useWords(en.common);
  const notify = useNotice();
  const sayIssue = useFieldIssue();
  const industries = useWords(en.industries);
  const choices = useWords(en.choices);
  const rename = useRename(resume);
  const { register, control, handleSubmit, setFocus, formState } = useForm<DocumentTitle>({
    resolver: zodResolver(RenameForm),
    defaultValues: {
      title: resume.title,
      level: Level.catch('').parse(resume.level),
      industry: resume.industry,
    },
    shouldFocusError: false,
  });

  async function save({ title, level, industry }: DocumentTitle) {
    try {
      const saved = await rename({
        title: storable(title.trim()),
        level,
        industry: storable(industry.trim()),
      });
      onRenamed?.(saved);
      onClose();
    } catch (cause) {
      logError('A resume could not be renamed.', cause);
      void notify({ title: words.notRenamed, text: reasonOf(common, cause) });
    }
  }

  const submit = handleSubmit(save, ({ title }) => {
    if (title?.message)
      void notify({ text: sayIssue(title.message) ?? '' }).then(() => setFocus('title'));
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={words.resumeName}
        required
        dir="auto"
        autoComplete="off"
        error={sayIssue(formState.errors.title?.message)}
        {...register('title')}
      />
      <Select
        label={words.experienceLevel}
        placeholder={words.chooseLevel}
        options={EXPERIENCE_LEVELS}
        labelOf={(level) => choices.level({ level })}
        {...register('level')}
      />
      <Controller
        control={control}
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
      <DialogActions>
        <Button onClick={onClose}>{common.cancelCapitals}</Button>
        <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
          {common.saveCapitals}
        </Button>
      </DialogActions>
    </form>
  );
}
