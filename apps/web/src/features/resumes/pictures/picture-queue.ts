import type { ResumeId } from '@shortlist/model';

/** A resume as the list has it: its picture is another one after an edit. */
export type Pictured = { resumeId: ResumeId; edited: string };

export type PicturePorts<Details> = {
  find: (wanted: Pictured) => Promise<Blob | undefined>;
  keep: (wanted: Pictured, picture: Blob) => Promise<void>;
  /** Reads at most `AT_A_TIME` resumes in one call; gives those that could be read. */
  read: (ids: readonly ResumeId[]) => Promise<ReadonlyMap<ResumeId, Details>>;
  /** Begins to load what draws, beside the resumes. */
  prepare: () => void;
  draw: (details: Details) => Promise<Blob>;
  /** Resolves when the page has nothing more urgent to do. */
  whenIdle: () => Promise<void>;
  onFailure: (cause: unknown) => void;
};

/** Resumes that are read together: the first pictures come before many have been read. */
export const AT_A_TIME = 12;

type Request = Pictured & { onPicture: (picture: Blob) => void };

/**
 * Pictures of resumes, for who wants one: those that are kept at once, the others read together and drawn one after another
 * while the page is idle. Where one cannot be made there is none, until it is wanted again.
 */
export function createPictureQueue<Details>(ports: PicturePorts<Details>) {
  const wanted = new Set<Request>();
  const looks = new Set<Promise<void>>();
  let waiting: Request[] = [];
  let isWorking = false;

  /** Gives the picture that is kept, or has the request wait for its turn. */
  async function look(request: Request): Promise<void> {
    const kept = await ports.find(request);
    if (!wanted.has(request)) return;
    if (kept) request.onPicture(kept);
    else waiting.push(request);
  }

  async function start(request: Request): Promise<void> {
    const looking = look(request);
    looks.add(looking);
    await looking.finally(() => looks.delete(looking));
    if (isWorking) return;
    isWorking = true;
    try {
      while (waiting.length > 0) await workOnBatch();
    } finally {
      isWorking = false;
    }
  }

  async function workOnBatch(): Promise<void> {
    // Cards that come into sight together are read together, also where the browser's cache answers for some of them later.
    await ports.whenIdle();
    await Promise.allSettled(looks);
    const still = waiting.filter((request) => wanted.has(request));
    const batch = still.slice(0, AT_A_TIME);
    waiting = still.slice(AT_A_TIME);
    if (batch.length === 0) return;
    ports.prepare();
    try {
      const found = await ports.read(batch.map(({ resumeId }) => resumeId));
      for (const request of batch) await make(request, found.get(request.resumeId));
    } catch (cause) {
      ports.onFailure(cause);
    }
  }

  async function make(request: Request, details: Details | undefined): Promise<void> {
    await ports.whenIdle();
    if (!details || !wanted.has(request)) return;
    try {
      const picture = await ports.draw(details);
      await ports.keep(request, picture);
      if (wanted.has(request)) request.onPicture(picture);
    } catch (cause) {
      ports.onFailure(cause);
    }
  }

  return {
    /** Calls `onPicture` with the picture, unless the returned function is called before: it is wanted no more. */
    want(pictured: Pictured, onPicture: (picture: Blob) => void): () => void {
      const request = { ...pictured, onPicture };
      wanted.add(request);
      void start(request).catch(ports.onFailure);
      return () => void wanted.delete(request);
    },
  };
}
