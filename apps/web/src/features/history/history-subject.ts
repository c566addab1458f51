import type { WholeDocument } from '@shortlist/contracts';
import type { Sections } from '@shortlist/model';
import type { Printable, Printer } from '#paper/pages/lay-out-resume.ts';

/** A document whose history is shown. */
export type HistorySubject = {
  documentId: string;
  title: string;
  /** Address of its editor. */
  editorHref: string;
  /** Returns the address of its editor where that shows some of these parts; `editorHref` where it is not given. */
  editorHrefAt?: (keys: readonly string[]) => string;
  /** Returns the address of its history, or of one version in it. */
  historyHref: (versionId?: string) => string;
  /** Returns the address that compares a version with the document. */
  compareHref: (versionId: string) => string;
  /** As the person has it now, unsaved edits included. */
  now: Printable;
  /** The way it is printed; that of resumes where it is not given. */
  printer?: Printer;
  /** Reads a version of it, with the sections that this has. The same function for as long as it reads the same. */
  read: (whole: WholeDocument) => { printed: Printable; sections: Sections };
  /** Names a part by its key, which the document has, or a version with these sections. */
  namePart(key: string, sections?: Sections): string;
  /** Returns the place of a part among all, from 0, in the order of the editor. */
  placeOf(key: string): number;
  /** Sends what is unsaved; resolves to whether the server has all of it. */
  settle(): Promise<boolean>;
  /** Takes in what the server has now. */
  refresh(): Promise<unknown>;
};
