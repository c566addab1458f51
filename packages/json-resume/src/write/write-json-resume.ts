import {
  EntryId,
  isLookChosen,
  JsonResume,
  type JsonResumeFile,
  lookChoices,
  photoUrl,
  type Resume,
  type Sections,
} from '@shortlist/model';
import { findExactFields } from '../exact-fields.ts';
import { withoutHiddenEntries, writeFlags, writeHiddenEntries } from '../own-entries.ts';
import { writeOwnPoints } from '../own-points.ts';
import { writeOwnPart } from '../own-sections.ts';
import { readStandard } from '../read/read-standard.ts';
import { withoutEmptyEntries, writeStandard } from './write-standard.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Ids are not written, so while a reading is compared any will do. */
const ANY_ID = EntryId.parse('any');

/**
 * The resume as a JSON Resume 1.0 file, as a value for `JSON.stringify`.
 *
 * Loses nothing but empty entries and ids: what the standard's fields cannot say, or do not give
 * back to the letter, goes into `meta.shortlist`, and into there only.
 */
export function writeJsonResume(resume: Resume, sections: Sections): JsonResumeFile {
  const said = withoutEmptyEntries(resume, sections);
  const written = withoutHiddenEntries(said, sections);
  const standard = writeStandard(written, sections);
  const ownPart = writeOwnPart(written, sections);
  const file = JsonResume.parse({ ...standard, meta: { shortlist: ownPart } });
  const reading = readStandard(file, () => ANY_ID, sections);
  const exactFields = findExactFields(written, reading, sections);
  const ownParts = {
    ...ownPart,
    points: writeOwnPoints(written, sections),
    flags: writeFlags(written, sections),
    hidden: writeHiddenEntries(said, sections),
    ...(isLookChosen(resume.look) && { look: lookChoices(resume.look) }),
  };
  const own = Object.entries(ownParts).filter(([, part]) => !isEmpty(part));
  const hasOwn = exactFields.length > 0 || own.length > 0;
  return {
    $schema: SCHEMA,
    // Every field of a file may be missing, so it stays one without some.
    ...withImage(leaveOutEmpty(standard) as JsonResumeFile, resume),
    meta: {
      version: 'v1.0.0',
      ...(hasOwn && { shortlist: { exactFields, ...Object.fromEntries(own) } }),
    },
  };
}

/** The photo stands in the file itself, so that it goes wherever the file goes. */
const withImage = (file: JsonResumeFile, { photo }: Resume): JsonResumeFile =>
  photo ? { ...file, basics: { ...file.basics, image: photoUrl(photo) } } : file;

/** The same without fields that are empty; elements of a list stay, for their place tells which they are. */
function leaveOutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leaveOutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).map(([key, each]) => [key, leaveOutEmpty(each)]);
  return Object.fromEntries(kept.filter(([, each]) => !isEmpty(each)));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length === 0
    : value === '';
}
