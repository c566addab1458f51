import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#http/errors/errors.ts';
import type { RenderAnswer, RenderedFile, RenderJob } from './render-job.ts';
import { createRenderThread, RenderStopped, type ThreadBounds } from './render-thread.ts';
import { createTurns, type TurnBounds } from './take-turns.ts';

export type RenderBounds = ThreadBounds & TurnBounds;

const BOUNDS: RenderBounds = {
  jobMs: 20_000,
  memoryMb: 256,
  idleMs: 60_000,
  most: 40,
  mostOfOwner: 4,
};

/** Makes files of stored documents, beside the event loop. */
export type Renderer = {
  /**
   * Makes a file for an owner, of the document that `read` gives when it is its turn. Throws what the caller gets where it is not made:
   * too many wait, it takes too much, or a character has no font. While it waits, `signal` takes it out.
   */
  render(
    owner: string,
    read: () => Promise<RenderJob>,
    signal?: AbortSignal,
  ): Promise<RenderedFile>;
  close(): Promise<void>;
};

export function openRenderer(
  log: FastifyBaseLogger,
  bounds: Partial<RenderBounds> | undefined,
): Renderer {
  const thread = createRenderThread({ ...BOUNDS, ...bounds });
  const turns = createTurns({ ...BOUNDS, ...bounds });

  async function run(job: RenderJob): Promise<RenderedFile> {
    try {
      return fileOf(await thread.run(job));
    } catch (error) {
      if (!(error instanceof RenderStopped)) throw error;
      log.warn({ code: 'render_stopped', want: error.want, format: job.format }, error.message);
      throw new AppError('too_large', { code: 'errors.largeFile' });
    }
  }

  return {
    render: (owner, read, signal) => turns.take(owner, async () => run(await read()), signal),
    async close() {
      turns.stop();
      await thread.close();
    },
  };
}

/** The file of an answer; throws what the caller gets where it has none. */
function fileOf(answer: RenderAnswer): RenderedFile {
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
    case 'failed':
      throw new Error(`A file was not made: ${answer.reason}`);
  }
}
