import { namedFiles } from '@shortlist/imports';
import type { Message } from '@shortlist/messages';
import type { StoredRead } from './stored-review.ts';

/** Brings a reading that was stored with an older schema to today's. */
export const upgradeRead = (read: StoredRead, schema: number): StoredRead =>
  schema < 2 && read?.notes ? { ...read, notes: read.notes.map(countFiles) } : read;

/** With schema 1 a note named every file, and had no count of them. */
function countFiles(note: Message<'imports'>): Message<'imports'> {
  if (note.code !== 'imports.notRead' && note.code !== 'imports.notResumes') return note;
  return { code: note.code, params: namedFiles(note.params.files as string[]) };
}
