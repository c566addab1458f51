import { changeDocument, createDocument, type RequestOf } from '@shortlist/contracts';
import { type Failure, sameValue } from '@shortlist/draft';
import { ResumeId } from '@shortlist/model';
import { logError } from '#platform/log.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { call } from '#platform/server/call.ts';
import {
  type BegunDocument,
  findNewDocument,
  removeNewDocument,
} from '../storage/new-documents.ts';
import { readFailure } from './read-failure.ts';

/** Makes a document that was begun without the server, if it has yet to be made; resolves to why it was not. */
export async function makeBegun(documentId: string): Promise<Failure | undefined> {
  const begun = findNewDocument(documentId);
  if (!begun) return undefined;
  try {
    await make(begun);
  } catch (cause) {
    logError('A document that was begun offline could not be made on the server.', cause);
    return readFailure(cause);
  }
  removeNewDocument(documentId);
  return undefined;
}

/** Has the document made, under the name that it is given meanwhile, too; what it follows first. */
async function make({ about, isRenamed, ...begun }: BegunDocument): Promise<void> {
  const documentId = ResumeId.parse(begun.documentId);
  if (about.base) await makeBegun(about.base);
  await create({ kind: begun.kind, ...about, document_id: documentId });
  let made = isRenamed ? undefined : about;
  for (;;) {
    const wanted = findNewDocument(begun.documentId)?.about ?? made;
    if (wanted === undefined || sameValue(wanted, made)) return;
    const { base: _, ...body } = wanted;
    await call(changeDocument, { params: { documentId }, body });
    made = wanted;
  }
}

type ToCreate = RequestOf<typeof createDocument>['body'];

/** Creates a document; without what it was to follow where that is gone meanwhile: its words are worth more than its head. */
async function create(body: ToCreate): Promise<void> {
  try {
    await call(createDocument, { body });
  } catch (cause) {
    const isBaseless = cause instanceof ApiError && Object(cause.body).field === 'base';
    if (!isBaseless) throw cause;
    const { base: _, ...alone } = body;
    await call(createDocument, { body: alone });
  }
}
