import { createResume } from '@shortlist/contracts';
import type { Failure } from '@shortlist/draft';
import { ResumeId } from '@shortlist/resume';
import { logError } from '#lib/log.ts';
import { call } from '#lib/server/call.ts';
import type { ResumeServer } from '../resume-model/resume-types.ts';
import { findNewResume, removeNewResume } from '../storage/new-resumes.ts';
import { readFailure } from './read-failure.ts';

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

/** Makes the resume, if the server has yet to make it; resolves to why it did not. */
async function makeBegun(resumeId: string): Promise<Failure | undefined> {
  const begun = findNewResume(resumeId);
  if (!begun) return undefined;
  try {
    await call(createResume, { body: { ...begun.about, resumeId: ResumeId.parse(resumeId) } });
  } catch (cause) {
    logError('A resume that was begun offline could not be made on the server.', cause);
    return readFailure(cause);
  }
  removeNewResume(resumeId);
  return undefined;
}
