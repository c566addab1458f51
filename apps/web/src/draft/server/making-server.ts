import { createResume } from '@shortlist/contracts';
import type { Failure } from '@shortlist/draft';
import { ExperienceLevel, type ResumeId } from '@shortlist/resume';
import { logError } from '#lib/log.ts';
import { call } from '#lib/server/call.ts';
import type { ResumeServer } from '../resume-model/resume-types.ts';
import { findNewResume, removeNewResume } from '../storage/new-resumes.ts';
import { readFailure } from './read-failure.ts';

/** A server that makes a resume which was begun without it before it is asked for anything of it. */
export function createMakingServer(resumeId: string, server: ResumeServer): ResumeServer {
  let making: Promise<Failure | undefined> | undefined;

  function whenMade() {
    making ??= makeBegun(resumeId).finally(() => {
      making = undefined;
    });
    return making;
  }

  return {
    // While it is not made, it opens from the copy that this browser keeps; what is saved of it says why.
    load: async () => ((await whenMade()) ? { kind: 'unreachable' } : server.load()),
    save: async (request) => (await whenMade()) ?? server.save(request),
    recordUse: async (request) => (await whenMade()) ?? server.recordUse(request),
  };
}

/** Makes the resume, if the server has yet to make it; resolves to why it did not. */
async function makeBegun(resumeId: string): Promise<Failure | undefined> {
  const begun = findNewResume(resumeId);
  if (!begun) return undefined;
  const { experienceLevel, ...about } = begun.about;
  const level = ExperienceLevel.safeParse(experienceLevel).data ?? '';
  try {
    await call(createResume, {
      // The id is one that this browser has made.
      body: { ...about, experienceLevel: level, resumeId: resumeId as ResumeId },
    });
  } catch (cause) {
    logError('A resume that was begun offline could not be made on the server.', cause);
    return readFailure(cause);
  }
  removeNewResume(resumeId);
  return undefined;
}
