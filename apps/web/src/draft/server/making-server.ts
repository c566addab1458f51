import type { Failure } from '@shortlist/draft';
import type { DocumentServer } from '../document-types.ts';
import { findNewDocument } from '../storage/new-documents.ts';
import { makeBegun } from './make-begun.ts';

/** A server that makes a document which was begun without it before it is asked for anything of it. */
export function createMakingServer(documentId: string, server: DocumentServer): DocumentServer {
  let making: Promise<Failure | undefined> | undefined;

  /** Asks once the resume is there: at once where it is, so that what is sent while a page is left still goes out. */
  function ask<Reply>(question: () => Promise<Reply>): Promise<Reply | Failure> {
    if (!findNewDocument(documentId)) return question();
    making ??= makeBegun(documentId).finally(() => {
      making = undefined;
    });
    return making.then(async (failure): Promise<Reply | Failure> => failure ?? question());
  }

  return {
    load: () => ask(server.load),
    save: (request) => ask(() => server.save(request)),
    recordUse: (request) => ask(() => server.recordUse(request)),
  };
}
