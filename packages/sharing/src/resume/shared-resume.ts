import {
  checkPhoto,
  type EntryKind,
  type EntryOf,
  isUntouched,
  makeResume,
  type Resume,
  type Sections,
  withPhoto,
} from '@shortlist/model';
import { sharedContact } from '../contact/shared-contact.ts';
import { documentWord } from '../document-words.ts';
import type { LeftOut } from '../left-out.ts';
import { sharedLook } from '../shared-look.ts';
import { sharedSections } from './shared-sections.ts';

/** The resume, under ids of its own, of what is printed of one and not left out. */
export function sharedResume(
  resume: Resume,
  leaveOut: readonly LeftOut[],
  sections: Sections,
): Resume {
  const shown = sharedSections(resume, leaveOut, sections);
  const byKey = new Map(shown.map((section) => [section.key, section]));
  const settled = shown.filter(({ settings }) => !isUntouched(settings));
  const word = documentWord('resume', resume.look.language);
  const shared = makeResume(
    {
      contact: sharedContact(resume.contact, leaveOut, word),
      look: sharedLook(resume.look, (key) => shown.find(({ from }) => from === key)?.path),
      order: shown.map(({ path }) => path),
      settings: new Map(settled.map(({ key, settings }) => [key, settings])),
      text: (kind) => byKey.get(kind)?.text ?? '',
      // A section of K has entries of K.
      entries: <K extends EntryKind>(kind: K) => (byKey.get(kind)?.entries ?? []) as EntryOf<K>[],
    },
    sections,
  );
  return withPhoto(shared, leaveOut.includes('photo') ? undefined : shownPhoto(resume));
}

/** The photo of a resume that shows it; undefined too for one that is no plain picture. */
export const shownPhoto = ({ photo, look }: Resume): Resume['photo'] =>
  photo && look.photo !== 'hidden' && checkPhoto(photo).ok ? { jpeg: photo.jpeg } : undefined;
