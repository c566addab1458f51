import type { Failure } from '@shortlist/draft';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import type { DocumentServer } from '../document-types.ts';
import { findNewDocument } from '../storage/new-documents.ts';
import { findSendableName } from '../storage/waiting-names.ts';

/** Loads what makes and names documents, which few pages need. */
async function prepare(documentId: string): Promise<Failure | undefined> {
  try {
    const part = await loadChunk('prepare', () => import('./prepare-document.ts'));
    return await part.prepareDocument(documentId);
  } catch (cause) {
    logError('What makes and names documents was not loaded.', cause);
    return findNewDocument(documentId) ? { kind: 'unreachable' } : undefined;
  }
}

/**
 * A server that has a document made that was begun without it, and named as it was named without it, before it is asked for anything of the
 * document.
 */
export function createPreparedServer(documentId: string, server: DocumentServer): DocumentServer {
  let preparing: Promise<Failure | undefined> | undefined;

  /** Asks once nothing else is to come first: at once where that is so, so that what is sent while a page is left still goes out. */
  function ask<Reply>(question: () => Promise<Reply>): Promise<Reply | Failure> {
    if (!findNewDocument(documentId) && !findSendableName(documentId)) return question();
    preparing ??= prepare(documentId).finally(() => {
      preparing = undefined;
    });
    return preparing.then(async (failure): Promise<Reply | Failure> => failure ?? question());
  }

  return {
    load: () => ask(server.load),
    save: (request) => ask(() => server.save(request)),
    recordUse: (request) => ask(() => server.recordUse(request)),
  };
}
