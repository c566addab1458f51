import type { Message } from '@shortlist/messages';
import type { EntryId } from '@shortlist/model';

/** A place in the file of a resume, as far as it is known. */
export type FilePlace = {
  entryId?: EntryId | undefined;
  /** The text that stands there. */
  text?: string;
  /** The member that it is of an entry, or the end of its name. */
  member?: string;
};

/** Something that is wrong, and where it stands in the resume. */
export type Finding = {
  where: string;
  says: Message<'checks' | 'rules'>;
  /** Nothing where it stands nowhere: a keyword that is missing. */
  place?: FilePlace;
};

/** The result of one check. */
export type CheckResult = {
  /** Its name for programs: "pages", "read-back.pdf". */
  id: string;
  name: Message<'checks'>;
  /** A sentence about what it asks. */
  rule: Message<'checks'>;
  holds: boolean;
  says: Message<'checks'>;
  /** The figures that were counted. */
  figures: Readonly<Record<string, number | null>>;
  findings: readonly Finding[];
};
