import type { DocumentServer } from '../document-types.ts';
import type { PageDisk } from '../storage/draft-disk.ts';

/**
 * A server that remembers whose the document is: the owner that it was last loaded for. The drafts follow a
 * guest who makes an account; for somebody else the document is not gone but `not-yours`.
 */
export function createOwnedServer(
  server: DocumentServer,
  disk: Pick<PageDisk, 'owner' | 'setOwner'>,
  currentOwner: () => string,
): DocumentServer {
  return {
    save: server.save,
    recordUse: server.recordUse,
    async load() {
      const reply = await server.load();
      if (reply.kind === 'loaded') disk.setOwner(currentOwner());
      const isStranger = reply.kind === 'missing' && disk.owner() !== currentOwner();
      return isStranger ? { kind: 'not-yours' } : reply;
    },
  };
}
