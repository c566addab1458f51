import { zodResolver } from '@hookform/resolvers/zod';
import { issue } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  type DocumentTitle,
  EXPERIENCE_LEVELS,
  ExperienceLevel,
  KINDS,
  RESUME,
  storable,
} from '@shortlist/model';
import { useMemo } from 'react';
import { type Control, Controller, type UseFormRegister, useForm } from 'react-hook-form';
import { z } from 'zod';
import { useWaitingNames } from '#draft/react/use-names.ts';
import type { NameProblem, SavedName } from '#draft/storage/waiting-names.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useFieldIssue } from '#platform/text/format-field-issue.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { type DocumentToRename, useRename } from './use-rename.ts';

const Level = ExperienceLevel.or(z.literal(''));

/** The form of a document of a kind, whose title is as its rule has it. */
const formOf = (kind: string) =>
  z.object({
    title: z.string().superRefine((title, context) => {
      const check = (KINDS.find(kind) ?? RESUME).checkTitle(title, 'rename');
      if (!check.ok) context.addIssue({ code: 'custom', message: issue(check.message) });
    }),
    level: Level,
    industry: z.string(),
  });

/** Texts of the dialog for a kind of document that has a title and no purpose. */
export type TitleTexts = {
  /** Title of the dialog. */
  rename: string;
  /** Label of the field. */
  name: string;
  notRenamed: string;
  renamedElsewhere: string;
};

export type RenameDialogProps = {
  document: DocumentToRename;
  /** Not given for a resume. */
  texts?: TitleTexts | undefined;
  open: boolean;
  onClose: () => void;
  /** After the server has answered, with the name that the document has then. */
  onRenamed?: ((saved: SavedName) => void) | undefined;
};

/** Changes a document's name, and a resume's experience level and targeted industry too. */
export const RenameDialog = ({ open, onClose, ...form }: RenameDialogProps) => {
  const words = useWords(en.renameResume);
  const { document, texts } = form;
  const problem = useWaitingNames().get(document.document_id)?.problem;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts?.rename ?? words.update}
      description={problem && whyItWaits(words, problem)}
    >
      <RenameFields {...form} onClose={onClose} />
    </Dialog>
  );
};

const whyItWaits = (words: WordsOf<'renameResume'>, problem: NameProblem) =>
  'theirs' in problem
    ? words.renamedMeanwhile({ name: quoteName(problem.theirs) })
    : problem.refusal;

function RenameFields({ document, texts, onClose, onRenamed }: Omit<RenameDialogProps, 'open'>) {
  const words = useWords(en.renameResume);
  const common = useWords(en.common);
  const notify = useNotice();
  const fail = useFailureNotice();
  const sayIssue = useFieldIssue();
  const rename = useRename(document, texts?.renamedElsewhere ?? words.updatedElsewhere);
  const { kind = RESUME.kind } = document;
  const resolver = useMemo(() => zodResolver(formOf(kind)), [kind]);
  const { register, control, handleSubmit, setFocus, formState } = useForm<DocumentTitle>({
    resolver,
    defaultValues: {
      title: document.title,
      level: Level.catch('').parse(document.level),
      industry: document.industry,
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
      if (saved) onRenamed?.(saved);
      onClose();
    } catch (cause) {
      void fail('A document could not be renamed.', cause, texts?.notRenamed ?? words.notRenamed);
    }
  }

  const submit = handleSubmit(save, ({ title }) => {
    if (title?.message)
      void notify({ text: sayIssue(title.message) ?? '' }).then(() => setFocus('title'));
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={texts?.name ?? words.resumeName}
        required
        dir="auto"
        autoComplete="off"
        error={sayIssue(formState.errors.title?.message)}
        {...register('title')}
      />
      {!texts && <PurposeFields register={register} control={control} />}
      <DialogActions>
        <Button onClick={onClose}>{common.cancelCapitals}</Button>
        <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
          {common.saveCapitals}
        </Button>
      </DialogActions>
    </form>
  );
}

type PurposeFieldsProps = {
  register: UseFormRegister<DocumentTitle>;
  control: Control<DocumentTitle>;
};

/** The level and the industry that a resume is meant for. */
function PurposeFields({ register, control }: PurposeFieldsProps) {
  const words = useWords(en.renameResume);
  const industries = useWords(en.industries);
  const choices = useWords(en.choices);
  return (
    <>
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
    </>
  );
}
