import { award } from './award/definition.ts';
import { certification } from './certification/definition.ts';
import type { AnySection, EntrySection } from './define-section.ts';
import { education } from './education/definition.ts';
import { experience } from './experience/definition.ts';
import { project } from './project/definition.ts';
import { skills } from './skills/definition.ts';
import { summary } from './summary/definition.ts';

/** Every kind of section, in the order of the editor's tabs. */
const BUILT_IN = [experience, education, certification, award, skills, project, summary] as const;

export type BuiltInSection = (typeof BUILT_IN)[number];
export type BuiltInEntries = Extract<BuiltInSection, { shape: 'entries' }>;

export const SECTIONS: readonly (AnySection & Pick<BuiltInSection, 'kind' | 'path'>)[] = BUILT_IN;

/** The kinds whose content is a list of entries, as code for any kind sees them. */
export const ENTRY_SECTIONS: readonly (EntrySection &
  Pick<BuiltInEntries, 'kind' | 'path' | 'list'>)[] = BUILT_IN.filter(
  (section) => section.shape === 'entries',
);
