import { type Contact, makeContact } from '../contact/contact.ts';
import type { EntryId } from '../ids.ts';
import { makeResume } from './make-resume.ts';
import { entriesOf, type Resume, withEntries } from './resume.ts';
import type { Sections } from './sections/create-sections.ts';
import { emptyEntry } from './sections/entries/entry.ts';
import { sectionsOf } from './sections/sections-of.ts';

/** A contact as spec section 3 starts it: all empty, every part shown on the resume. */
export const emptyContact = (): Contact =>
  makeContact(
    () => '',
    () => true,
  );

/** The resume with one empty entry in every list that was empty, so that a form has something to show. */
export function fillEmptyLists(resume: Resume, newId: () => EntryId, sections: Sections): Resume {
  return sectionsOf(resume, sections).entries.reduce(
    (filled, { kind }) =>
      entriesOf(resume, kind).length > 0
        ? filled
        : withEntries(filled, kind, [emptyEntry(kind, newId(), sections)]),
    resume,
  );
}

/** A new resume: nothing said yet, one empty entry of every kind. `newId` is called once for each. */
export function emptyResume(newId: () => EntryId, sections: Sections): Resume {
  const contents = { contact: emptyContact(), text: () => '', entries: () => [] };
  return fillEmptyLists(makeResume(contents, sections), newId, sections);
}
