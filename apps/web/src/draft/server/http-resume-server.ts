import { type DocumentPart, getDocument, recordAiUse } from '@shortlist/contracts';
import {
  AI_USES,
  entryOfKey,
  type DocumentTitleSaved,
  resumeOfParts,
  SECTIONS,
  type Sections,
} from '@shortlist/model';
import { logError } from '#lib/log.ts';
import { call } from '#lib/server/call.ts';
import { listParts } from '../resume-draft/resume-model.ts';
import type {
  Loaded,
  LoadReply,
  ResumeServer,
  ServerResume,
  UseReply,
  UseRequest,
} from '../resume-draft/resume-types.ts';
import { readFailure, readSaveFailure } from './read-failure.ts';
import { savePart } from './save-part.ts';

/** The real server, over HTTP. */
export function createHttpResumeServer(resumeId: string, sections = SECTIONS): ResumeServer {
  return {
    load: () => loadResume(resumeId, sections),
    async save(request) {
      try {
        return { kind: 'saved', ...(await savePart(resumeId, request)) };
      } catch (cause) {
        const failure = readSaveFailure(cause, request, sections);
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

async function loadResume(documentId: string, sections: Sections): Promise<LoadReply> {
  try {
    return readLoaded(await call(getDocument, { params: { documentId } }), sections);
  } catch (cause) {
    logError('The resume could not be loaded.', cause);
    return readFailure(cause);
  }
}

/** A document with its parts, as the server or a copy of what it said has them. */
export type KeptDocument = { document: DocumentTitleSaved; parts: readonly DocumentPart[] };

/** Reads a document as the engine loads it. */
export function readLoaded({ document, parts }: KeptDocument, sections: Sections): Loaded {
  const { title, level, industry, revision } = document;
  return {
    kind: 'loaded',
    about: { title, level, industry, revision },
    server: readServerResume(parts, sections),
  };
}

/** The revision of a part that nobody has saved yet, and that every resume has. */
const FIRST_REVISION = 1;

function readServerResume(parts: readonly DocumentPart[], sections: Sections): ServerResume {
  const document = resumeOfParts(parts, sections);
  const known = new Map(parts.map(({ key, revision }) => [key, revision]));
  const counted = parts.flatMap(({ key, uses_left: left = AI_USES }) => {
    const entry = entryOfKey(key);
    return entry && left < AI_USES ? [[entry.id, left] as const] : [];
  });
  return {
    document,
    revisions: new Map(
      listParts(document, sections).map((key) => [key, known.get(key) ?? FIRST_REVISION]),
    ),
    usesLeft: new Map(counted),
  };
}
