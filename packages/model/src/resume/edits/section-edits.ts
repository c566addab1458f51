import { type Resume, type Section, sectionSettings, withSettings } from '../resume.ts';
import type { Sections } from '../sections/create-sections.ts';
import { NO_SETTINGS } from '../sections/settings.ts';
import type { Edit } from './edit.ts';

type SetSection = Extract<Edit, { type: 'set-section' }>;

/** The resume with other settings of a section. */
export function setSection(resume: Resume, edit: SetSection, sections: Sections): Resume {
  const before = sectionSettings(resume, edit.key);
  const settings = { ...before, ...edit.changes };
  const isSame = JSON.stringify(settings) === JSON.stringify(before);
  return isSame ? resume : withSettings(resume, edit.key, settings, sections);
}

/** The resume in which a section says nothing and is not added. */
export function removeSection(resume: Resume, key: string): Resume {
  const removed = resume.sections.map((section) =>
    section.key === key ? emptied(section) : section,
  );
  return { ...resume, sections: removed };
}

/** A person's own section keeps its shape, by which other windows read what they still have of it. */
function emptied({ settings = NO_SETTINGS, ...section }: Section): Section {
  const removed = { ...NO_SETTINGS, shape: settings.shape };
  if (!('entries' in section)) return { ...section, text: '', settings: removed };
  const { order: _, ...list } = section;
  return { ...list, entries: [], settings: removed };
}

/** The resume with a section as it was, at its position. */
export function restoreSection(resume: Resume, section: Section, at: number): Resume {
  const others = resume.sections.filter(({ key }) => key !== section.key);
  return { ...resume, sections: others.toSpliced(at, 0, section) };
}
