import type { Failure } from '@shortlist/draft';
import type { ResumeServer } from '../resume-draft/resume-types.ts';
import { findNewResume } from '../storage/new-resumes.ts';
import { makeBegun } from './make-begun.ts';

/** A server that makes a resume which was begun without it before it is asked for anything of it. */
export function createMakingServer(resumeId: string, server: ResumeServer): ResumeServer {
  let making: Promise<Failure | undefined> | undefined;

  /** Asks once the resume is there: at once where it is, so that what is sent while a page is left still goes out. */
  function ask<Reply>(question: () => Promise<Reply>): Promise<Reply | Failure> {
    if (!findNewResume(resumeId)) return question();
    making ??= makeBegun(resumeId).finally(() => {
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
