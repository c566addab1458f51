import { createHash } from 'node:crypto';
import type { SharedFormat } from '@shortlist/contracts';
import type { Db } from '#db/db.ts';
import { countAgainst } from '#http/count-against.ts';
import { AppError, orNotFound, refusal } from '#http/errors/errors.ts';
import { VERSION } from '#lib/version.ts';
import type { Renderer } from '#rendering/open-renderer.ts';
import type { SharedJob } from '#rendering/render-job.ts';
import { createTurns } from '#rendering/take-turns.ts';
import type { Forms } from '../../documents/forms.ts';
import { readShown } from '../freeze.ts';
import { RENDERED } from '../limits.ts';
import type { OpenLink } from '../public/find-open-link-queries.ts';
import { findFrozen, findRendering, keepRendering, type Rendering } from './rendering-queries.ts';

type Format = SharedFormat | 'page';

/** Visitors who wait at once for what is being made, and of those to one owner's links: fifty links that are opened at once are all served. */
const TURNS = { most: 120, mostOfOwner: 100 };
/** Time for which what cannot be made is not tried again. */
const FAILED_MS = 600_000;
const MOST_FAILED = 1_000;
const DAY_MS = 86_400_000;

/** Refusals that another try may not meet. */
const PASSING = new Set(['overload', 'slow_down', 'no_room']);

/** The refusal of what could not be made, and is not tried again for a while. */
const notNow = (ms: number) =>
  new AppError('overload', { code: 'errors.overload' }, { retry_after: Math.ceil(ms / 1000) });

type Parts = { db: Db; forms: Forms; renderer: Renderer; secret: string; now: () => Date };

/** Names all that a page or a file of a link is made from: the same name, the same bytes. */
function keyOf({ kind, mode, frozenAt, state, leaveOut }: OpenLink): string {
  const shown = mode === 'frozen' ? frozenAt?.toISOString() : state;
  const all = JSON.stringify([VERSION, kind, mode, shown, leaveOut]);
  return createHash('sha256').update(all).digest('base64url');
}

/**
 * Makes pages and files of links by the renderer, once for all who ask at the same time, and keeps them. Visitors take turns owner by owner, and all of them
 * together have one of the renderer's: they keep nobody from files of their own.
 */
export function createLinkRenderer({ db, forms, renderer, secret, now }: Parts) {
  const turns = createTurns(TURNS);
  const underWay = new Map<string, Promise<Rendering>>();
  const failed = new Map<string, number>();
  let waiting = 0;

  async function readJob(link: OpenLink, format: Format): Promise<SharedJob> {
    const { kind, leaveOut, frozenAt } = link;
    if (link.mode === 'frozen' && frozenAt) {
      const { parts } = orNotFound((await findFrozen(db, link.id)) ?? undefined);
      return { kind, parts, format, leaveOut, createdAt: frozenAt };
    }
    const { parts, edited } = orNotFound(await readShown(db, forms, link));
    // The day alone: the time of an edit of what is left out would tick in the file.
    const createdAt = new Date(Math.floor(edited.getTime() / DAY_MS) * DAY_MS);
    return { kind, parts, format, leaveOut, createdAt };
  }

  async function make(link: OpenLink, format: Format, key: string): Promise<Rendering> {
    await countAgainst(db, RENDERED, link.owner, { secret, now: now() });
    const { bytes, name } = await turns.take(link.owner, () =>
      renderer.take('links', async ({ render }) => render(await readJob(link, format))),
    );
    const rendering = { content: bytes, name };
    await keepRendering(db, { ...{ link, format, key }, now: now() }, rendering);
    return rendering;
  }

  /** Remembers what fails for another reason than that too much is under way; gives what the visitor gets. */
  function noteFailure(name: string, error: unknown): unknown {
    if (error instanceof AppError && PASSING.has(error.code)) return error;
    failed.set(name, now().getTime() + FAILED_MS);
    const [oldest] = failed.size > MOST_FAILED ? failed.keys() : [];
    if (oldest !== undefined) failed.delete(oldest);
    // What the document has too much of is not the visitor's to know.
    return error instanceof AppError ? notNow(FAILED_MS) : error;
  }

  /** Makes it, or waits for what is being made. */
  async function share(link: OpenLink, format: Format, key: string): Promise<Rendering> {
    const name = `${link.id} ${format} ${key}`;
    const left = (failed.get(name) ?? 0) - now().getTime();
    if (left > 0) throw notNow(left);
    failed.delete(name);
    if (waiting >= TURNS.most) throw refusal('overload');
    waiting += 1;
    try {
      const making = underWay.get(name) ?? make(link, format, key);
      underWay.set(name, making);
      return await making;
    } catch (error) {
      throw noteFailure(name, error);
    } finally {
      waiting -= 1;
      underWay.delete(name);
    }
  }

  return {
    /** Gives the page or a file of a link: as it is kept, else `isNew` where it was just made. */
    async render(link: OpenLink, format: Format): Promise<Rendering & { isNew: boolean }> {
      const key = keyOf(link);
      const kept = await findRendering(db, { link: link.id, format, key });
      if (kept) return { ...kept, isNew: false };
      return { ...(await share(link, format, key)), isNew: true };
    },
    close: () => turns.stop(),
  };
}

export type LinkRenderer = ReturnType<typeof createLinkRenderer>;
