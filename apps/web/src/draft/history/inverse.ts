import {
  type Edit,
  type EntryId,
  type EntryKind,
  entriesOf,
  type Resume,
  type Sections,
} from '@shortlist/model';

/** An edit that was made, and the resume around it. */
export type Done = { edit: Edit; before: Resume; after: Resume };

/** State in which an edit is taken back: the resume as it is by then. */
export type Now = {
  resume: Resume;
  sections: Sections;
  /** The id that an entry has by now: the server's, or a new one where it came back. */
  idNow: (id: EntryId) => EntryId;
  newId: () => EntryId;
  /** Says that what had an id comes back with another: under the old one the server knows it as deleted. */
  rename: (id: EntryId, next: EntryId) => void;
};

/** The edit that takes another one back; undefined where that is not there any more, or was changed since. */
export type Inverse = (now: Now) => Edit | undefined;

/** Returns what an entry says, under whatever ids it and its points have. */
export function saysOf(resume: Resume, kind: EntryKind, id: EntryId) {
  const entry = entriesOf(resume, kind).find((each) => each.id === id);
  return entry && JSON.stringify(entry, (name, value) => (name === 'id' ? undefined : value));
}
