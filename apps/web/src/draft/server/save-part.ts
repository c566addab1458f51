import {
  changeResume,
  deleteEntry,
  type Endpoint,
  MAX_ENTRIES,
  type RequestOf,
  saveContact,
  saveEntry,
  saveEntryOrder,
  saveSkills,
  saveSummary,
} from '@shortlist/contracts';
import {
  type CalledKind,
  type Contact,
  type EntryId,
  type EntryKind,
  type FlatEntry,
  type PaperSection,
  SECTIONS,
  type Sections,
  wireSections,
} from '@shortlist/resume';
import { type CallOptions, call } from '#lib/server/call.ts';
import { entryOfKey, kindOfOrder } from '../resume-model/part.ts';
import type { SaveAnswer, SaveRequest } from '../resume-model/resume-types.ts';
import { hasExtraContact, hasValues, saveByKey } from './save-by-key.ts';

/**
 * Saves one part: by the call that the spec has for it, which servers of the release before know too, else by its key.
 * Throws what `call` throws.
 *
 * The value must be of the part's kind; `undefined` deletes an entry.
 */
export async function savePart(
  resumeId: string,
  request: SaveRequest,
  sections = SECTIONS,
): Promise<SaveAnswer> {
  const options = { ifMatch: request.base, keepalive: request.isLast ?? false };
  // The spec's calls keep no version for a conflict that was settled.
  const isPlain = !hasValues(request) && !hasExtraContact(request) && !request.keepsReplaced;
  const save = isOfSpec(request, sections) && isPlain ? saveByCall : saveByKey;
  return save(resumeId, request, options);
}

const SPEC_TEXTS: readonly string[] = ['summary', 'skills'];

/** Checks whether the spec's calls know a part and all that it names. */
function isOfSpec({ key, value }: SaveRequest, sections: Sections): boolean {
  if (key === 'section_order') {
    const known = wireSections(sections);
    return (value as PaperSection[]).every((section) => known.includes(section));
  }
  if (!kindOfOrder(key) && !entryOfKey(key)) return key === 'contact' || SPEC_TEXTS.includes(key);
  const kind = kindOfOrder(key) ?? entryOfKey(key)?.kind;
  return kind !== undefined && sections.ofKind(kind).call !== undefined;
}

async function saveByCall(
  resumeId: string,
  request: SaveRequest,
  options: CallOptions,
): Promise<SaveAnswer> {
  const { key, value } = request;
  switch (key) {
    case 'contact': {
      const { headline: _, links: __, details: ___, ...contact } = value as Contact;
      const body = { resume_id: resumeId, ...contact };
      return call(saveContact, { body }, options);
    }
    case 'summary': {
      const body = { resume_id: resumeId, summary: value as string };
      return call(saveSummary, { body }, options);
    }
    case 'skills': {
      const body = { resume_id: resumeId, skills: value as string };
      return call(saveSkills, { body }, options);
    }
    case 'section_order': {
      const body = { sectionOrder: value as PaperSection[] };
      const answer = await call(changeResume, { params: { resumeId }, body }, options);
      return { revision: answer.revisions.section_order };
    }
    default: {
      const kind = kindOfOrder(key);
      if (!kind) return saveEntryPart(resumeId, request, options);
      // More entries than this are not saved, and stand behind the others anyway.
      const ids = (value as EntryId[]).slice(0, MAX_ENTRIES);
      return call(saveEntryOrder, { params: { resumeId, kind }, body: { ids } }, options);
    }
  }
}

async function saveEntryPart(
  resumeId: string,
  { key, value, usesLeft }: SaveRequest,
  options: CallOptions,
): Promise<SaveAnswer> {
  const entry = entryOfKey(key);
  if (!entry) throw new TypeError(`No call saves the part ${key}.`);
  if (value === undefined) {
    await call(deleteEntry, { params: { resumeId, entryId: entry.id } }, options);
    return { revision: undefined };
  }
  // The kind is one that a call saves, and the value's own; TypeScript cannot tie the two together.
  const endpoint: Endpoint = saveEntry[entry.kind as CalledKind];
  const counted = usesLeft === undefined ? {} : { aiUsesLeft: usesLeft };
  const body = { ...(value as FlatEntry<EntryKind>), ...counted, resume_id: resumeId };
  const request = { body } as RequestOf<Endpoint>;
  const answer = (await call(endpoint, request, options)) as Record<string, unknown>;
  return { id: answer[`${entry.kind}_id`] as EntryId, revision: answer.revision as number };
}
