import { type DocumentPart, getDocument, recordAiUse } from '@shortlist/contracts';
import { listParts } from '@shortlist/draft';
import {
  AI_USES,
  type DocumentTitleSaved,
  entryOfKey,
  type KindTypes,
  type ResumeId,
} from '@shortlist/model';
import { logError } from '#platform/log.ts';
import { call } from '#platform/server/call.ts';
import type { DocumentServer, Loaded, LoadReply, UseReply, UseRequest } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import { readFailure, readSaveFailure } from './read-failure.ts';
import { sendPart } from './send-part.ts';

/** The real server, over HTTP. */
export function createHttpDocumentServer(documentId: string, kind: DraftKind): DocumentServer {
  return {
    load: () => loadDocument(documentId, kind),
    async save(request) {
      try {
        return { kind: 'saved', ...(await sendPart(documentId, request, kind)) };
      } catch (cause) {
        const failure = readSaveFailure(cause, request, kind);
        if (failure.kind === 'unreachable' || failure.kind === 'refused') {
          logError('A part of the document could not be saved.', cause);
        }
        return failure;
      }
    },
    recordUse: (request) => recordUse(documentId, request),
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

async function loadDocument(documentId: string, kind: DraftKind): Promise<LoadReply> {
  try {
    const found = await call(getDocument, { params: { documentId } });
    // The address of a letter may have the id of a resume: opened as what it is not, its parts would be taken for others.
    if (found.document.kind !== kind.definition.kind) return { kind: 'missing' };
    return readLoaded(found, kind);
  } catch (cause) {
    logError('The document could not be loaded.', cause);
    return readFailure(cause);
  }
}

/** A document with its parts, as the server or a copy of what it said has them. A copy bears its kind, unless that is the first. */
export type KeptDocument = {
  document: DocumentTitleSaved & { kind?: string; base_id?: ResumeId | undefined };
  parts: readonly DocumentPart[];
  /** The document that it follows, and what it shows of that. */
  base?: { document_id: ResumeId; parts: readonly DocumentPart[] } | undefined;
};

/** Reads a document as the engine loads it. */
export function readLoaded<T extends KindTypes>(
  { document, parts, base }: KeptDocument,
  kind: DraftKind<T>,
): Loaded<T> {
  const { title, level, industry, revision } = document;
  const follows = base?.document_id ?? document.base_id ?? document.base;
  // Nobody has saved a part that is shown of the base.
  const shown = (base?.parts ?? []).map((part) => ({ ...part, revision: FIRST_REVISION }));
  return {
    kind: 'loaded',
    about: { title, level, industry, revision, ...(follows && { base: follows }) },
    server: readServerDocument([...parts, ...shown], kind),
  };
}

/** The revision of a part that nobody has saved yet, and that every document has. */
const FIRST_REVISION = 1;

function readServerDocument<T extends KindTypes>(
  parts: readonly DocumentPart[],
  { definition, model, sections }: DraftKind<T>,
): Loaded<T>['server'] {
  const document = definition.readParts(parts, sections);
  const known = new Map<string, number>(parts.map(({ key, revision }) => [key, revision]));
  const counted = parts.flatMap(({ key, uses_left: left = AI_USES }) => {
    const entry = entryOfKey(key);
    return entry && left < AI_USES ? [[entry.id, left] as const] : [];
  });
  return {
    document,
    revisions: new Map(
      listParts(model, document).map((key) => [key, known.get(key) ?? FIRST_REVISION]),
    ),
    usesLeft: new Map(counted),
  };
}
