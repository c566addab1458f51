import { getDocuments, type WholeDocument } from '@shortlist/contracts';
import { type ResumeId, resumeOfParts, type Sections } from '@shortlist/model';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { afterFirstPaint } from '#platform/hydration/after-first-paint.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
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
    keep: (wanted, picture) => keepPicture(keyOf(wanted, currentOwner()), picture),
    read: readWhole,
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

async function readWhole(ids: readonly ResumeId[]): Promise<Map<ResumeId, WholeDocument>> {
  const { documents, left_out } = await call(getDocuments, { querystring: { ids: ids.join(',') } });
  const read = documents.map((whole) => [whole.document.document_id, whole] as const);
  return new Map([...read, ...(left_out ? await readWhole(left_out) : [])]);
}

async function drawWhole({ parts }: WholeDocument, sections: Sections): Promise<Blob> {
  const { drawPicture } = await loadDrawing();
  return drawPicture(resumeOfParts(parts, sections), { sections });
}
