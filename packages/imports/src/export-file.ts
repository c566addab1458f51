import type { Message } from '@shortlist/messages';
import type { EntryId, Resume } from '@shortlist/model';
import type { Zip } from '@shortlist/readers/containers';
import type { UnplacedText } from './draft/resume-draft.ts';
import type { Members, Said } from './members/members.ts';

/** An export that is open: an archive, the root of an XML file, or the value of a JSON file. */
export type ExportFile =
  | { kind: 'zip'; zip: Zip }
  | { kind: 'xml'; name: string; members: Members }
  | { kind: 'json'; value: unknown };

/** A part of an export as it stands there, to be looked at beside what was read of it. */
export type ExportPart = { title: string; lines: readonly Said[] };

/** A resume that an export holds, with all of the export that found no place in it. */
export type ImportedResume = {
  /** Its name among others of the same export; empty where there is one. */
  name: string;
  resume: Resume;
  unplaced: readonly UnplacedText[];
  /** The parts that were left out for a reason, such as files that are not about a resume. */
  notes: readonly Message<'imports'>[];
  parts: readonly ExportPart[];
};

/** A program or site whose exports are read. */
export type ExportSource<Id extends string = string> = {
  readonly id: Id;
  /** Checks whether the file is one of its exports. Throws where it is damaged. */
  detect(file: ExportFile): boolean;
  /** The resumes in it, at least one. Throws `ImportError`. */
  read(file: ExportFile, newId: () => EntryId): readonly ImportedResume[];
};
