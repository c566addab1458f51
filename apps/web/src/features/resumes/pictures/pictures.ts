import { type DocumentPart, getDocuments } from '@shortlist/contracts';
import { type ResumeId, resumeOfParts, type Sections } from '@shortlist/model';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { afterFirstPaint } from '#platform/hydration/after-first-paint.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { NetworkError } from '#platform/server/api-error.ts';
import { call } from '#platform/server/call.ts';
import {
  erasePicturesOfOthers,
  findPicture,
  keepPicture,
} from '#platform/storage/kept-pictures.ts';
import { createPictureQueue, type Pictured } from './picture-queue.ts';

/** The address of this script, which is another one as soon as what it draws with is: the build hashes it. */
const BUILD = import.meta.url;

const loadDrawing = () => loadChunk('draw-picture', () => import('#paper/pages/draw-picture.ts'));

const queues = new WeakMap<Sections, ReturnType<typeof createQueue>>();

/** The one queue of pictures of resumes with these kinds of section. */
export function picturesOf(sections: Sections) {
  const queue = queues.get(sections) ?? createQueue(sections);
  queues.set(sections, queue);
  return queue;
}

function createQueue(sections: Sections) {
  void erasePicturesOfOthers(currentOwner());
  return createPictureQueue({
    find: (wanted) => findPicture(keyOf(wanted, currentOwner())),
    async keep(wanted, picture) {
      // The copy of an unknown date is drawn anew each time.
      if (wanted.edited !== '') await keepPicture(keyOf(wanted, currentOwner()), picture);
    },
    read: (ids) => readAnywhere(ids, sections),
    // Asked for again where it does not come.
    prepare: () => void loadDrawing().catch(() => {}),
    draw: (whole) => drawWhole(whole, sections),
    whenIdle: afterFirstPaint,
    onFailure: (cause) => logError('A picture of a resume was not made.', cause),
  });
}

const keyOf = ({ resumeId, edited }: Pictured, owner: string) => ({
  owner,
  documentId: resumeId,
  edited,
  build: BUILD,
});

type Parts = { parts: readonly DocumentPart[] };

/** Reads resumes from the server; where that gives no answer, from the copies that this browser keeps. */
async function readAnywhere(ids: readonly ResumeId[], sections: Sections) {
  try {
    return await readWhole(ids);
  } catch (cause) {
    if (!(cause instanceof NetworkError)) throw cause;
    const part = await loadChunk('copies', () => import('#draft/storage/copy-document.ts'));
    const owner = currentOwner();
    const read = ids.map(async (documentId) => {
      const copy = await part.findKeptDocument({ owner, documentId }, sections);
      return copy ? [[documentId, copy] as const] : [];
    });
    const found = new Map<ResumeId, Parts>((await Promise.all(read)).flat());
    if (found.size === 0) throw cause;
    return found;
  }
}

async function readWhole(ids: readonly ResumeId[]): Promise<Map<ResumeId, Parts>> {
  const { documents, left_out } = await call(getDocuments, { querystring: { ids: ids.join(',') } });
  const read = documents.map((whole) => [whole.document.document_id, whole] as const);
  return new Map([...read, ...(left_out ? await readWhole(left_out) : [])]);
}

async function drawWhole({ parts }: Parts, sections: Sections): Promise<Blob> {
  const { drawPicture } = await loadDrawing();
  return drawPicture(resumeOfParts(parts, sections), { sections });
}
