import type { MultipartFile } from '@fastify/multipart';
import { FILE_KINDS, type FileKind, FORM_REFUSALS, MAX_FILE_BYTES } from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import type { Incoming, ReceivedFile } from '#files/incoming.ts';
import { drain } from '#http/connection/drain.ts';
import { AppError } from '#http/errors/errors.ts';
import { isOutOfRoom } from '#lib/free-bytes.ts';

import { safeFileName } from './files/file-name.ts';
import { storedFileType } from './stored-file-type.ts';

const ROOM_AFTER_S = 600;

/** The refusal of files that do not fit: on the disk, or into what may be kept of uploads in sum. */
export const noRoom = () =>
  new AppError('no_room', { code: 'company.noRoom' }, { retry_after: ROOM_AFTER_S });

/** A form as it was sent, its fields not yet looked at. */
type ReceivedForm = { fields: Record<string, unknown>; files: ReceivedFile<FileKind>[] };

/** Beginnings of what the reader of forms says of one that is broken; it gives no codes. */
const BROKEN_FORM =
  /^(?:Multipart: |Unexpected end of multipart data|Part terminated early|The needle cannot)/u;

type Steps<T> = {
  /** May refuse the form before any of it is read. */
  begin: () => Promise<void>;
  use: (form: ReceivedForm) => Promise<T>;
};

/**
 * Gives `use` the form that the request sends, its files written as they come. Whatever becomes of
 * it, no file is left behind, and the sender gets an answer: when a form is refused half-way, the
 * rest of it is read and thrown away.
 */
export async function receiveForm<T>(
  request: FastifyRequest,
  incoming: Incoming,
  { begin, use }: Steps<T>,
): Promise<T> {
  const paths: string[] = [];
  try {
    await begin();
    if (!request.isMultipart()) throw new AppError('wrong_type', { code: 'company.notAForm' });
    return await use(await readParts(request, incoming, paths));
  } catch (error) {
    await drain(request.raw);
    throw asRefusal(error);
  } finally {
    await Promise.all(paths.map((path) => incoming.remove(path)));
  }
}

async function readParts(request: FastifyRequest, incoming: Incoming, paths: string[]) {
  const form: ReceivedForm = { fields: {}, files: [] };
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      form.fields[part.fieldname] = part.value;
    } else if (part.filename) {
      const path = await incoming.receive(part.file);
      paths.push(path);
      form.files.push(await checkFile(part, path));
    } else {
      part.file.resume(); // A field for a file in which none was chosen.
    }
  }
  return form;
}

async function checkFile({ fieldname, filename, file }: MultipartFile, path: string) {
  const kind = FILE_KINDS.find((known) => known === fieldname);
  if (!kind) throw new AppError('invalid', FORM_REFUSALS.files.message, { field: fieldname });
  if (file.truncated)
    throw new AppError('too_large', FORM_REFUSALS.fileSize.message, { field: kind });
  const type = await storedFileType(path);
  if (!type) throw new AppError('wrong_type', FORM_REFUSALS.fileType.message, { field: kind });
  return { kind, path, name: safeFileName(filename, type), type, size: file.bytesRead };
}

/** A full disk and a form that is none, in words for the sender; other errors as they are. */
function asRefusal(error: unknown): unknown {
  if (isOutOfRoom(error)) return noRoom();
  const { message } = error as Error;
  return BROKEN_FORM.test(message)
    ? new AppError('invalid', { code: 'company.brokenForm' })
    : error;
}

/** Limits at which the reader of forms is to give up; a field is one line, and a line is shorter. */
export const FORM_LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: FILE_KINDS.length,
  fields: 30,
  fieldSize: 8192,
  fieldNameSize: 100,
};
