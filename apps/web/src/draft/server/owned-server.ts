import type { ResumeServer } from '../resume-draft/resume-types.ts';
import type { PageDisk } from '../storage/draft-disk.ts';

/**
 * A server that remembers whose the resume is: the owner that it was last loaded for. The drafts follow a
 * guest who makes an account; for somebody else the resume is not gone but `not-yours`.
 */
export function createOwnedServer(
  server: ResumeServer,
  disk: Pick<PageDisk, 'owner' | 'setOwner'>,
  whoIsHere: () => string,
): ResumeServer {
  return {
    save: server.save,
    recordUse: server.recordUse,
    async load() {
      const reply = await server.load();
      if (reply.kind === 'loaded') disk.setOwner(whoIsHere());
      const isStranger = reply.kind === 'missing' && disk.owner() !== whoIsHere();
      return isStranger ? { kind: 'not-yours' } : reply;
    },
  };
}
