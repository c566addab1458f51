import type { DocumentPart } from '@shortlist/contracts';
import {
  entryOfKey,
  isEmptyEntry,
  kindOfOrder,
  type PartKey,
  partValue,
  type Sections,
  sectionOfSettings,
  sectionsOf,
  writeContent,
} from '@shortlist/model';
import { type ResumeDetails, readResumeDetails } from '@shortlist/spec-calls';
import { listParts } from '../resume-draft/resume-model.ts';
import type { KeptDocument } from '../server/http-document-server.ts';
import { isTemporaryId, newId } from '../tabs/this-page.ts';

/** Reads a copy as any release has kept it; undefined for what is none. */
export function upgradeCopy(copy: object, sections: Sections): KeptDocument | undefined {
  // Only this product writes there.
  if ('parts' in copy && 'document' in copy) return copy as KeptDocument;
  const read = readResumeDetails(copy, newId, sections);
  return read.ok ? documentOf(read.details, sections) : undefined;
}

/** Returns what release 1.0.0 kept, in the form of the answer to get_resume_details, as a document. */
function documentOf(details: ResumeDetails, sections: Sections): KeptDocument {
  const { resume, revisions, usesLeft = {} } = details;
  const left = new Map(Object.entries(usesLeft));
  const parts = listParts(resume, sectionsOf(resume, sections)).flatMap((key): DocumentPart[] => {
    const value = partValue(resume, key, sections);
    const id = entryOfKey(key)?.id;
    // It kept the empty cards of empty lists as if the server had them, and words typed into one would be taken for an edit of it.
    const isCard = id !== undefined && isTemporaryId(id) && isEmptyEntry({ ...Object(value) });
    const revision = revisionOf(key, revisions);
    if (value === undefined || isCard || revision === undefined) return [];
    const uses = left.get(id ?? '');
    return [
      {
        key,
        ...writeContent(key, value),
        revision,
        ...(uses !== undefined && { uses_left: uses }),
      },
    ];
  });
  const { name: title, experienceLevel: level, targetedIndustry: industry } = details;
  return { document: { title, level, industry, revision: revisions.name }, parts };
}

/** Returns the revision of a part; undefined where the server has not counted it. */
function revisionOf(key: PartKey, revisions: ResumeDetails['revisions']): number | undefined {
  const { entries, entry_order = {}, settings = {}, texts = {}, name: _, ...once } = revisions;
  const entry = entryOfKey(key);
  if (entry) return entries[entry.id];
  const ordered = kindOfOrder(key);
  if (ordered) return entry_order[ordered];
  const section = sectionOfSettings(key);
  const known: Readonly<Record<string, number | undefined>> = { ...once, ...texts };
  return section === undefined ? known[key] : settings[section];
}
