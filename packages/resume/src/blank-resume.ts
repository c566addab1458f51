import type { Contact } from './contact/contact.ts';
import type { EntryId } from './ids.ts';
import { entriesOf, makeResume, type Resume } from './resume.ts';
import { blankEntry } from './sections/entry.ts';
import { SECTIONS } from './sections/sections.ts';

/** A contact as spec section 3 starts it: all empty, every part shown on the resume. */
export function blankContact(): Contact {
  return {
    fullName: '',
    email: '',
    phone: '',
    linkedin: '',
    website: '',
    country: '',
    state: '',
    city: '',
    shown: { phone: true, linkedin: true, country: true, state: true, city: true },
  };
}

/** The resume with one blank entry in every list that was empty, so that a form has something to show. */
export function fillEmptyLists(resume: Resume, newId: () => EntryId, sections = SECTIONS): Resume {
  return makeResume(
    resume,
    (kind) => {
      const entries = entriesOf(resume, kind, sections);
      return entries.length > 0 ? entries : [blankEntry(kind, newId(), sections)];
    },
    sections,
  );
}

/** A new resume: nothing said yet, one blank entry of every kind. `newId` is called once for each. */
export function blankResume(newId: () => EntryId, sections = SECTIONS): Resume {
  const parts = {
    contact: blankContact(),
    summary: '',
    skills: '',
    sectionOrder: [...sections.paper],
  };
  return makeResume(parts, (kind) => [blankEntry(kind, newId(), sections)], sections);
}
