import type { PageDisk } from './draft-disk.ts';
import type { ResumeServer } from './resume-server.ts';

/**
 * A server that keeps account of whose the resume is: whoever it was last given to. The drafts follow a
 * guest who makes an account; for somebody else the resume is not gone but `not-yours`.
 */
export function createOwnedServer(
  server: ResumeServer,
  disk: Pick<PageDisk, 'owner' | 'setOwner'>,
  whoIsHere: () => string,
): ResumeServer {
  return {
    save: server.save,
    async load() {
      const reply = await server.load();
      if (reply.kind === 'loaded') disk.setOwner(whoIsHere());
      const isStranger = reply.kind === 'missing' && disk.owner() !== whoIsHere();
      return isStranger ? { kind: 'not-yours' } : reply;
    },
  };
}
