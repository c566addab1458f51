import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { SentFormat, SentKind } from '@shortlist/contracts';
import { LETTER, PURSUIT, RESUME, type ResumeId } from '@shortlist/model';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, UserId } from '#db/db.ts';
import type { ReceivedFile } from '#files/incoming.ts';
import type { Files } from '#files/open-files.ts';
import { storeFiles } from '#files/store-files.ts';
import { AppError, orNotFound, refusal } from '#http/errors/errors.ts';
import { diskFull } from '#http/refuse-when-full.ts';
import { isOutOfRoom } from '#lib/free-bytes.ts';
import type { Maker, Renderer } from '#rendering/open-renderer.ts';
import type { RenderedFile } from '#rendering/render-job.ts';
import { toWhole } from '../../documents/document-wire.ts';
import { type FoundDocument, toJob } from '../../documents/file-job.ts';
import { findDocument } from '../../documents/find-document-queries.ts';
import type { Forms } from '../../documents/forms.ts';
import type { Room } from '../../documents/room/room.ts';
import { SENT_MEGABYTES, SENT_SHARE } from './limits.ts';
import { keepSent, RECORD } from './sent-queries.ts';

const bytesOf = (content: object) => Buffer.byteLength(JSON.stringify(content));

const MEGABYTE = 1024 * 1024;
const ROOM_AFTER_S = 600;

export type FreezeParts = {
  db: Db;
  files: Files;
  renderer: Renderer;
  forms: Forms;
  log: FastifyBaseLogger;
  now: Date;
  room: Room;
  /** Of all files of the server. */
  mostBytes: number;
  /** Is aborted once the caller has left. */
  signal: AbortSignal;
};

/** A sending to be kept; `id` and `clientId` are its own. */
export type Sending = {
  id: string;
  clientId: string;
  owner: UserId;
  application: ResumeId;
  resume: ResumeId;
  letter: ResumeId | undefined;
  format: SentFormat;
  day: string;
};

/**
 * Makes the files of what is sent, of what is stored now, and keeps them with the posting, the score and what the resume says. Throws what the caller
 * gets where one of them cannot be made or kept: then nothing is.
 */
export async function freeze(parts: FreezeParts, sending: Sending): Promise<void> {
  const { db, forms, now, room, log } = parts;
  const { id, clientId, owner, application, resume, letter, format } = sending;
  const make = (maker: Maker) => makeSending(maker, parts, sending);
  const { read, files, score } = await parts.renderer.take(owner, make, parts.signal);
  const { snapshot } = read;
  const letterSnapshot = read.letter ? toWhole(read.letter) : null;
  const size = files.reduce((sum, { file }) => sum + file.bytes.length, 0);
  const sent = {
    ...{ id, clientId, resume, letter: letter ?? null, format },
    ...{ snapshot, letterSnapshot },
    resumeTitle: read.resume.document.title,
    letterTitle: read.letter?.document.title ?? null,
    isTailored: read.resume.document.tailoredFrom !== null,
    posting: read.posting,
    score: score ?? null,
    bytes: size + bytesOf(snapshot) + bytesOf(letterSnapshot ?? {}) + bytesOf(read.posting),
  };
  const save = { ...{ owner, now, room, forms }, resumeId: application };
  const mostBytes = SENT_MEGABYTES[room.of] * MEGABYTE;

  const share = { kind: RECORD, mostBytes: parts.mostBytes * SENT_SHARE };
  const outcome = await withFiles(parts.files, files, (received) =>
    storeFiles(
      { ...{ db, now, log, share }, store: parts.files.store, mostBytes: parts.mostBytes },
      received,
      (keys) => keepSent(db, save, { sent, keys, mostBytes, day: sending.day }),
    ),
  );
  switch (outcome) {
    case 'absent':
      throw refusal('not_found');
    case 'full':
      throw new AppError('too_large', {
        code: 'errors.fullSent',
        params: { megabytes: SENT_MEGABYTES[room.of] },
      });
    case 'no_room':
      throw new AppError('no_room', { code: 'errors.filesFull' }, { retry_after: ROOM_AFTER_S });
    default:
  }
}

/** Reads what a sending consists of as it is stored now. */
async function readSending(db: Db, forms: Forms, { owner, application, resume, letter }: Sending) {
  const find = (id: ResumeId, kinds: Parameters<typeof findDocument>[1]['kinds']) =>
    findDocument(db, { owner, id, forms, kinds });
  const [pursuit, found, withIt] = await Promise.all([
    find(application, [PURSUIT]),
    find(resume, [RESUME]),
    letter && find(letter, [LETTER]),
  ]);
  const { parts } = orNotFound(pursuit);
  if (!found)
    throw new AppError('invalid', { code: 'errors.noSuchResume' }, { field: 'resume_id' });
  if (letter && !withIt)
    throw new AppError('invalid', { code: 'errors.noSuchLetter' }, { field: 'letter_id' });
  const { posting } = PURSUIT.readParts(parts, forms.sections);
  const snapshot = toWhole(found);
  return { posting, resume: found, snapshot, ...(withIt && { letter: withIt }) };
}

type Made = { kind: SentKind; type: SentFormat; file: RenderedFile };

/** Reads a sending, and makes its files, and the score where there are words of a posting. */
async function makeSending({ render, score }: Maker, { db, forms }: FreezeParts, sending: Sending) {
  const { format } = sending;
  const makeFile = async (kind: SentKind, found: FoundDocument): Promise<Made> => ({
    kind,
    type: format,
    file: await render(toJob(found, format)),
  });
  const read = await readSending(db, forms, sending);
  const files = [await makeFile('resume', read.resume)];
  if (read.letter) files.push(await makeFile('letter', read.letter));
  const posting = read.posting.text;
  if (posting.trim() === '') return { read, files };
  return { read, files, score: await score({ posting, parts: read.snapshot.parts }) };
}

/** Gives `use` the files on the disk, from where the store takes them; none is left there. */
async function withFiles<T>(
  { incoming }: Files,
  made: readonly Made[],
  use: (received: ReceivedFile<SentKind>[]) => Promise<T>,
): Promise<T> {
  const received: ReceivedFile<SentKind>[] = [];
  try {
    for (const { kind, type, file } of made) {
      const { bytes, name } = file;
      const digest = createHash('sha256').update(bytes).digest('hex');
      const path = await incoming.receive(Readable.from([bytes]));
      received.push({ kind, path, name, type, size: bytes.length, digest });
    }
    return await use(received);
  } catch (error) {
    throw isOutOfRoom(error) ? diskFull() : error;
  } finally {
    await Promise.all(received.map(({ path }) => incoming.remove(path)));
  }
}
