import { contentIn } from '@shortlist/contracts';
import {
  checkContact,
  checkEntry,
  checkPhoto,
  ENTRY_SCHEMA,
  type PartForm,
  type StoredPhoto,
} from '@shortlist/model';
import type { Db } from '#db/db.ts';
import type { PartContent } from '#db/schema/document-schema.ts';
import { AppError, orNotFound } from '#http/errors/errors.ts';
import { readRequestPart } from '#http/errors/validate.ts';
import type { Forms } from '../forms.ts';
import { anywhereBy, assertCheck } from '../outcome.ts';
import type { Save } from '../saved.ts';
import type { Weighed } from '../tailored/own-row.ts';
import { saveOrder } from './entry-order-queries.ts';
import { layOver, type SavedPart, storePart } from './save-part-queries.ts';
import { isSerialized, layEntry, laySerialized, usesIn } from './stored-part.ts';

/** Content of a part as it was sent; `schema` is the newest where none is named. */
type SentPart = {
  key: string;
  content: PartContent;
  schema?: number | undefined;
  keepsPreviousVersion?: boolean | undefined;
  weighed?: Weighed | undefined;
};

/** Finds the part that a key names, which means the same in every kind that has it, and these kinds. */
export function findPartForm(
  key: string,
  { kinds, sections }: Forms,
): { part: PartForm; among: readonly string[] } {
  const holders = kinds.all.flatMap((kind) => {
    const part = kind.findPart(key, sections.kinds);
    return part ? [{ part, kind: kind.kind }] : [];
  });
  return { part: orNotFound(holders[0]).part, among: holders.map(({ kind }) => kind) };
}

/**
 * Saves content of a part by its key, checked by the part's form and rules. Throws what the caller gets as an answer where these
 * refuse it, or where no document has the key.
 */
export async function saveSentPart(db: Db, save: Save, sent: SentPart): Promise<SavedPart> {
  const { key, keepsPreviousVersion, weighed } = sent;
  const { part } = findPartForm(key, save.forms);
  const { schema = part.schema } = sent;
  const content = readContent(part, sent.content, schema);
  const lay = layIn(part, content, schema);
  checkPart(part, lay({}), save.now);
  const { kind } = part;
  const kept = { keepsPreviousVersion, weighed };
  return part.shape === 'order'
    ? saveOrder(db, save, { key, content, ...kept })
    : storePart(db, save, {
        ref: 'entryId' in part ? { kind, id: part.entryId } : { kind, key },
        ...{ lay, schema: part.schema, aiUses: usesIn(content), ...kept },
      });
}

/** Reads content of the form that a request names. */
function readContent(part: PartForm, sent: PartContent, schema: number) {
  const isEntry = part.shape === 'entry' && schema === ENTRY_SCHEMA;
  // Pages of release 1.0.0 do not say which form they send.
  if (isEntry && isSerialized(part.section, sent))
    throw new AppError('invalid', { code: 'errors.olderPage' });
  const content = contentIn(part, schema);
  if (!content) throw new AppError('invalid', { code: 'errors.laterPage' });
  return readRequestPart(content, sent);
}

/** Returns a function that lays content of a form over what is stored. Flags that an entry does not name are off. */
function layIn(part: PartForm, content: PartContent, schema: number) {
  if (part.shape !== 'entry') return layOver(content);
  return schema < part.schema ? laySerialized(part.section, content) : layEntry(content);
}

function checkPart(part: PartForm, content: object, now: Date): void {
  if (part.shape === 'contact') {
    assertCheck(checkContact(content as Parameters<typeof checkContact>[0]));
  }
  if (part.shape === 'photo') assertCheck(checkPhoto(content as StoredPhoto));
  if (part.shape === 'entry') assertCheck(checkEntry(part.section, content, anywhereBy(now)));
}
