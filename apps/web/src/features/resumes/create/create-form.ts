import { checkResumeName, ExperienceLevel } from '@shortlist/resume';
import { z } from 'zod';
import { sayRule } from '#lib/text/say-rule.ts';

/** Fields that both ways of creating a resume ask for. */
export const CreateForm = z.object({
  name: z.string().superRefine((name, context) => {
    const check = checkResumeName(name, 'create');
    if (!check.ok) context.addIssue({ code: 'custom', message: sayRule(check.message) });
  }),
  level: ExperienceLevel.or(z.literal('')),
  industry: z.string(),
  jobDescription: z.string(),
});
export type CreateForm = z.infer<typeof CreateForm>;

export const EMPTY_FORM: CreateForm = { name: '', level: '', industry: '', jobDescription: '' };

/** Offered for the targeted industry; any other may be typed. */
export const INDUSTRIES = [
  'Construction',
  'Education',
  'Engineering',
  'Finance',
  'Government',
  'Healthcare',
  'Hospitality',
  'Law',
  'Manufacturing',
  'Marketing',
  'Media and design',
  'Non-profit',
  'Retail',
  'Science and research',
  'Software',
  'Transport and logistics',
];
