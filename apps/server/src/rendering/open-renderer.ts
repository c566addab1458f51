import type { SentScore } from '@shortlist/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { AppError, refusal } from '#http/errors/errors.ts';
import type { WaitingBounds } from './bound-waiting.ts';
import type { RenderAnswer, RenderedFile, RenderJob, ScoreJob, SharedJob } from './render-job.ts';
import {
  createRenderThread,
  RenderStopped,
  type RenderThread,
  type ThreadBounds,
} from './render-thread.ts';
import { createTurns, refuseGone } from './take-turns.ts';

export type RenderBounds = ThreadBounds & WaitingBounds;

export const RENDER_BOUNDS: RenderBounds = {
  startMs: 60_000,
  jobMs: 20_000,
  memoryMb: 256,
  idleMs: 60_000,
  most: 40,
  mostOfOwner: 4,
};

/** The thread, as the owner whose turn it is uses it. */
export type Maker = {
  /** Makes a file. Throws what the caller gets where it is not made: it takes too much, or a character has no font. */
  render(job: RenderJob | SharedJob): Promise<RenderedFile>;
  /** Scores a resume by a posting; undefined where that takes too much, or fails. */
  score(job: ScoreJob): Promise<SentScore | undefined>;
};

/** Makes files and scores of stored documents, beside the event loop. */
export type Renderer = {
  /**
   * Has `make` read documents and make of them what it wants, in one turn of the owner's. Throws what the caller gets where too many wait; once
   * `signal` is aborted it waits no longer, and no further job is begun.
   */
  take<T>(owner: string, make: (maker: Maker) => Promise<T>, signal?: AbortSignal): Promise<T>;
  close(): Promise<void>;
};

export function openRenderer(
  log: FastifyBaseLogger,
  bounds: RenderBounds = RENDER_BOUNDS,
  thread: RenderThread = createRenderThread(bounds),
): Renderer {
  const turns = createTurns(bounds);

  /** The answer to a job; undefined where it took too much. */
  async function run(job: RenderJob | SharedJob | ScoreJob): Promise<RenderAnswer | undefined> {
    try {
      return await thread.run(job);
    } catch (error) {
      if (!(error instanceof RenderStopped)) throw error;
      const format = 'format' in job ? job.format : 'score';
      log.warn({ code: 'render_stopped', want: error.want, format }, error.message);
      if (error.want === 'start') throw refusal('overload');
      return undefined;
    }
  }

  const makerOf = (signal: AbortSignal | undefined): Maker => ({
    async render(job) {
      refuseGone(signal);
      return fileOf(await run(job));
    },
    async score(job) {
      refuseGone(signal);
      try {
        return scoreOf(await run(job));
      } catch (error) {
        log.error({ err: error }, 'a resume could not be scored');
        return undefined;
      }
    },
  });
  return {
    take: (owner, make, signal) => turns.take(owner, () => make(makerOf(signal)), signal),
    async close() {
      turns.stop();
      await thread.close();
    },
  };
}

function scoreOf(answer: RenderAnswer | undefined): SentScore | undefined {
  if (answer === undefined) return undefined;
  if (answer.kind === 'scored') return answer.score;
  throw faultOf(answer);
}

/** Returns the error of an answer that should not come, with the place where the thread failed. */
const faultOf = (answer: RenderAnswer): Error =>
  Object.assign(
    new Error('The thread failed'),
    answer.kind === 'failed' && { stack: answer.stack },
  );

/** The file of an answer; throws what the caller gets where it has none. */
function fileOf(answer: RenderAnswer | undefined): RenderedFile {
  if (answer === undefined) throw new AppError('too_large', { code: 'errors.largeFile' });
  switch (answer.kind) {
    case 'written':
      return answer.file;
    case 'refused':
      throw new AppError('invalid', {
        code: 'errors.noGlyph',
        params: { characters: answer.characters.join(' ') },
      });
    case 'unknown':
      throw new AppError(
        'invalid',
        { code: answer.what === 'kind' ? 'errors.noFileOfKind' : 'errors.noFormatOfKind' },
        { field: 'format' },
      );
    case 'scored':
    case 'failed':
      throw faultOf(answer);
  }
}
