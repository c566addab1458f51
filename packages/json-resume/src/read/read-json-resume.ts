import type { Message } from '@shortlist/messages';
import {
  type ChosenLook,
  type EntryId,
  fillEmptyLists,
  JsonResume,
  type Photo,
  photoOfUrl,
  problemOf,
  type Resume,
  readLook,
  type Sections,
  withPhoto,
} from '@shortlist/model';
import { z } from 'zod';
import { restoreExactFields } from '../exact-fields.ts';
import { readFlags, readHiddenEntries } from '../own-entries.ts';
import { readOwnPoints } from '../own-points.ts';
import { placeUnknown } from './place-unknown.ts';
import { readStandard } from './read-standard.ts';

/** Problem of a file, and its place: `work[2].startDate`, or "" for the file as a whole. */
export type JsonResumeProblem = { path: string; message: Message<'jsonResume'> };

type ReadJsonResume = { ok: true; resume: Resume } | { ok: false; problems: JsonResumeProblem[] };

/**
 * Reads a JSON Resume 1.0 file, given as the value of its JSON.
 *
 * Loses no word: what the standard does not know becomes further lines of the contact, hidden points of its entry, or a
 * section of the person's own. ISO dates become "Jan 2024" or "2024", other dates stay as they are. A file that `writeJsonResume` made gives the
 * same resume back but for empty entries and ids, which come from `newId`; an empty list becomes
 * one empty entry. Never throws: what has the wrong type is named, all of it at once.
 */
export function readJsonResume(
  value: unknown,
  newId: () => EntryId,
  sections: Sections,
): ReadJsonResume {
  const file = JsonResume.safeParse(value);
  if (!file.success) {
    const problems = file.error.issues.map(({ path, message }) => ({
      path: formatPath(path),
      message: { code: problemOf(message) },
    }));
    return { ok: false, problems };
  }
  const reading = readStandard(file.data, newId, sections);
  const exact = restoreExactFields(reading, file.data.meta, sections);
  const marked = readOwnPoints(exact, file.data.meta, sections);
  const flagged = readFlags(marked, file.data.meta, sections);
  const { file: others, photo } = takePhoto(value);
  const placed = placeUnknown(flagged, { file: others, reading: file.data }, newId, sections);
  const whole = readHiddenEntries(placed, file.data.meta, newId, sections);
  const resume = { ...whole, look: readOwnLook(file.data.meta) };
  return { ok: true, resume: fillEmptyLists(withPhoto(resume, photo), newId, sections) };
}

const Meta = z.object({ shortlist: z.object({ look: z.unknown() }) });

const WithImage = z.looseObject({ basics: z.looseObject({ image: z.unknown() }) });

/** The photo in a file, and what is left of the file. A picture at an address of the web is no photo: it is never fetched. */
function takePhoto(file: unknown): { file: unknown; photo: Photo | undefined } {
  const found = WithImage.safeParse(file);
  if (!found.success) return { file, photo: undefined };
  const { image, ...basics } = found.data.basics;
  const photo = photoOfUrl(image);
  return { file: photo ? { ...found.data, basics } : file, photo };
}

/** Checks whether a file holds a picture that is no photo of ours, and is left out: of another format, too large, or damaged. */
export function holdsUnusedPicture(file: unknown): boolean {
  const image = WithImage.safeParse(file).data?.basics.image;
  return typeof image === 'string' && image.startsWith('data:') && !photoOfUrl(image);
}

/** The look in the `meta` of a file; nothing is chosen where it is not ours. */
const readOwnLook = (meta: unknown): ChosenLook =>
  readLook(Meta.safeParse(meta).data?.shortlist.look);

function formatPath(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}
