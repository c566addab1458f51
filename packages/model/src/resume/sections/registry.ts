import { award } from './award/definition.ts';
import { certification } from './certification/definition.ts';
import { course } from './course/definition.ts';
import { education } from './education/definition.ts';
import { experience } from './experience/definition.ts';
import { interests } from './interests/definition.ts';
import { language } from './language/definition.ts';
import { membership } from './membership/definition.ts';
import { project } from './project/definition.ts';
import { publication } from './publication/definition.ts';
import { reference } from './reference/definition.ts';
import { skills } from './skills/definition.ts';
import { summary } from './summary/definition.ts';
import { volunteering } from './volunteering/definition.ts';

/** The product's kinds of section, in the order of the editor's tabs: those of every resume, then those that can be added. */
export const BUILT_IN = [
  experience,
  education,
  certification,
  award,
  skills,
  project,
  summary,
  language,
  volunteering,
  publication,
  course,
  membership,
  interests,
  reference,
] as const;

export type BuiltInSection = (typeof BUILT_IN)[number];
export type BuiltInEntries = Extract<BuiltInSection, { shape: 'entries' }>;
export type BuiltInText = Extract<BuiltInSection, { shape: 'text' }>;
export type EntryKind = BuiltInEntries['kind'];
/** The kinds of entry that AI Write helps with. */
export type AiKind = Extract<BuiltInEntries, { hasAiWrite: true }>['kind'];
/** The kinds whose entries the spec's calls save; never gets another. */
export type CalledKind = Extract<
  EntryKind,
  'experience' | 'education' | 'certification' | 'award' | 'project'
>;

/** Sections of the paper, in the default order of the preview (spec section 9). */
export const PAPER_ORDER = [
  'summary',
  'experience',
  'education',
  'projects',
  'certifications',
  'awards',
  'skills',
] as const satisfies BuiltInSection['path'][];
