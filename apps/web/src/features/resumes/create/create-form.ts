import { issue } from '@shortlist/contracts';
import { checkResumeName, ExperienceLevel } from '@shortlist/model';
import { z } from 'zod';

/** Fields that both ways of creating a resume ask for. */
export const CreateForm = z.object({
  name: z.string().superRefine((name, context) => {
    const check = checkResumeName(name, 'create');
    if (!check.ok) context.addIssue({ code: 'custom', message: issue(check.message) });
  }),
  level: ExperienceLevel.or(z.literal('')),
  industry: z.string(),
  jobDescription: z.string(),
});
export type CreateForm = z.infer<typeof CreateForm>;

export const EMPTY_FORM: CreateForm = { name: '', level: '', industry: '', jobDescription: '' };
