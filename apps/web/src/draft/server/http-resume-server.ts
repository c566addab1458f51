import { getResume, recordAiUse } from '@shortlist/contracts';
import {
  type EntryId,
  entriesOf,
  type ResumeDetails,
  readResumeDetails,
  SECTIONS,
  type Sections,
  withEntries,
} from '@shortlist/resume';
import { logError } from '#lib/log.ts';
import { call } from '#lib/server/call.ts';
import { entryKey, orderKey } from '../resume-model/part.ts';
import type {
  LoadReply,
  PartKey,
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
    const read = readResumeDetails(answer.data, newId, sections);
    if (!read.ok) return { kind: 'refused', message: read.message };
    const { name, experienceLevel, targetedIndustry } = read.details;
    return {
      kind: 'loaded',
      about: { name, experienceLevel, targetedIndustry, revision: read.details.revisions.name },
      server: readServerResume(read.details, sections),
    };
  } catch (cause) {
    logError('The resume could not be loaded.', cause);
    return readFailure(cause);
  }
}

/** The revision of an order that nobody has given yet. */
const FIRST_REVISION = 1;

/** What the server really has: the blank entries that stand for its empty lists are left out. */
function readServerResume(
  { resume, usesLeft = {}, ...details }: ResumeDetails,
  sections: Sections,
): ServerResume {
  const { entries, entry_order: orders = {}, name: _name, ...others } = details.revisions;
  const revisions = new Map<PartKey, number>(
    Object.entries(others) as [keyof typeof others, number][],
  );
  let known = resume;
  for (const { kind } of sections.entries) {
    revisions.set(orderKey(kind), orders[kind] ?? FIRST_REVISION);
    const stored = entriesOf(resume, kind).filter(({ id }) => entries[id] !== undefined);
    known = withEntries(known, kind, stored);
    for (const { id } of stored) revisions.set(entryKey(kind, id), entries[id] ?? 0);
  }
  const left = new Map(Object.entries(usesLeft) as [EntryId, number][]);
  return { document: known, revisions, usesLeft: left };
}
