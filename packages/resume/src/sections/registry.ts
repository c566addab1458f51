import { award } from './award/definition.ts';
import { certification } from './certification/definition.ts';
import { education } from './education/definition.ts';
import { experience } from './experience/definition.ts';
import { project } from './project/definition.ts';
import { skills } from './skills/definition.ts';
import { summary } from './summary/definition.ts';

/** The product's kinds of section, in the order of the editor's tabs. */
export const BUILT_IN = [
  experience,
  education,
  certification,
  award,
  skills,
  project,
  summary,
] as const;

export type BuiltInSection = (typeof BUILT_IN)[number];
export type BuiltInEntries = Extract<BuiltInSection, { shape: 'entries' }>;
export type BuiltInText = Extract<BuiltInSection, { shape: 'text' }>;
export type EntryKind = BuiltInEntries['kind'];

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
