import { getResume, recordAiUse } from '@shortlist/contracts';
import {
  type EntryId,
  type EntryKind,
  entriesOf,
  type Resume,
  type ResumeDetails,
  readResumeDetails,
  SECTIONS,
  type Sections,
  sectionsOf,
  settingsKey,
  withEntries,
} from '@shortlist/resume';
import { logError } from '#lib/log.ts';
import { call } from '#lib/server/call.ts';
import { entryKey, listParts, orderKey } from '../resume-model/part.ts';
import type {
  LoadReply,
  ResumeServer,
  ServerResume,
  UseReply,
  UseRequest,
} from '../resume-model/resume-types.ts';
import { readFailure, readSaveFailure } from './read-failure.ts';
import { savePart } from './save-part.ts';

/** The real server, over HTTP. `newId` names entries that an answer left without an id. */
export function createHttpResumeServer(
  resumeId: string,
  newId: () => EntryId,
  sections = SECTIONS,
): ResumeServer {
  return {
    load: () => loadResume(resumeId, newId, sections),
    async save(request) {
      try {
        return { kind: 'saved', ...(await savePart(resumeId, request, sections)) };
      } catch (cause) {
        const failure = readSaveFailure(cause, request, { newId, sections });
        if (failure.kind === 'unreachable' || failure.kind === 'refused') {
          logError('A part of the resume could not be saved.', cause);
        }
        return failure;
      }
    },
    recordUse: (request) => recordUse(resumeId, request),
  };
}

async function recordUse(
  documentId: string,
  { callId, id, isLast = false }: UseRequest,
): Promise<UseReply> {
  try {
    const request = { params: { documentId, callId }, body: { entryId: id } };
    const { aiUsesLeft } = await call(recordAiUse, request, { keepalive: isLast });
    return { kind: 'counted', left: aiUsesLeft };
  } catch (cause) {
    logError('A use of AI Write could not be counted.', cause);
    return readFailure(cause);
  }
}

async function loadResume(
  resumeId: string,
  newId: () => EntryId,
  sections: Sections,
): Promise<LoadReply> {
  try {
    const answer = await call(getResume, { querystring: { resume_id: resumeId } });
    return readLoaded(answer.data, newId, sections);
  } catch (cause) {
    logError('The resume could not be loaded.', cause);
    return readFailure(cause);
  }
}

/** Reads what the server, or a copy of what it said, tells of a resume. */
export function readLoaded(
  details: unknown,
  newId: () => EntryId,
  sections: Sections,
): Extract<LoadReply, { kind: 'loaded' | 'refused' }> {
  const read = readResumeDetails(details, newId, sections);
  if (!read.ok) return { kind: 'refused', message: read.message };
  const { name, experienceLevel, targetedIndustry } = read.details;
  return {
    kind: 'loaded',
    about: { name, experienceLevel, targetedIndustry, revision: read.details.revisions.name },
    server: readServerResume(read.details, sections),
  };
}

/** The revision of a part that nobody has saved yet, and that every resume has. */
const FIRST_REVISION = 1;

/** Returns what the server really has: the empty entries that stand for its empty lists are left out. */
function readServerResume(
  { resume, usesLeft = {}, revisions }: ResumeDetails,
  sections: Sections,
): ServerResume {
  const document = sectionsOf(resume, sections).entries.reduce((stored, { kind }) => {
    const entries = entriesOf(resume, kind).filter(({ id }) => id in revisions.entries);
    return withEntries(stored, kind, entries);
  }, resume);
  const known = revisionsByKey(document, revisions);
  const keys = listParts(document, sections);
  return {
    document,
    revisions: new Map(keys.map((key) => [key, known.get(key) ?? FIRST_REVISION])),
    usesLeft: new Map(Object.entries(usesLeft) as [EntryId, number][]),
  };
}

/** The revisions in the server's answers, by the keys of parts. */
function revisionsByKey(document: Resume, revisions: ResumeDetails['revisions']) {
  const { entries, entry_order = {}, settings = {}, texts = {}, name: _, ...once } = revisions;
  const ofEntries = document.sections.flatMap((section) =>
    'entries' in section
      ? section.entries.map(({ id }) => [entryKey(section.kind, id), entries[id]] as const)
      : [],
  );
  return new Map<string, number | undefined>([
    ...Object.entries({ ...once, ...texts }),
    ...Object.entries(settings).map(([key, revision]) => [settingsKey(key), revision] as const),
    ...Object.entries(entry_order).map(
      ([kind, revision]) => [orderKey(kind as EntryKind), revision] as const,
    ),
    ...ofEntries,
  ]);
}
