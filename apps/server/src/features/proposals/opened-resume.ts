import { RESUME, type Resume, type ResumeId, type Sections, sectionsOf } from '@shortlist/model';
import type { Db, UserId } from '#db/db.ts';
import { toWhole } from '../documents/document-wire.ts';
import { findDocument } from '../documents/find-document-queries.ts';
import type { Forms } from '../documents/forms.ts';

/** A resume as it is stored, and the revisions of its parts. */
export type OpenedResume = {
  resume: Resume;
  /** Of this resume. */
  sections: Sections;
  revisions: Readonly<Record<string, number>>;
  revisionOf: (key: string) => number;
};

/** The revision of a part that nobody has saved. */
const UNSAVED = 1;

/** Opens an owner's resume; undefined where there is none of this id. */
export async function openResume(
  db: Db,
  { owner, document, forms }: { owner: UserId; document: ResumeId; forms: Forms },
): Promise<OpenedResume | undefined> {
  const found = await findDocument(db, { owner, id: document, forms, kinds: [RESUME] });
  if (!found) return undefined;
  const { parts } = toWhole(found);
  const resume = RESUME.readParts(parts, forms.sections);
  const revisions = Object.fromEntries(parts.map(({ key, revision }) => [key, revision]));
  return {
    resume,
    sections: sectionsOf(resume, forms.sections),
    revisions,
    revisionOf: (key) => revisions[key] ?? UNSAVED,
  };
}
