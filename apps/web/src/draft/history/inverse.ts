import {
  type Edit,
  type EntryId,
  type EntryKind,
  flatEntriesOf,
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

/** Returns what an entry says, under whatever id. */
export function saysOf(resume: Resume, kind: EntryKind, id: EntryId, sections: Sections) {
  const entry = flatEntriesOf(resume, kind, sections).find((each) => each.id === id);
  return entry && JSON.stringify({ ...entry, id: '' });
}
