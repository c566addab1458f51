import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchiveCommand, Outcome } from './control/protocol.ts';
import type { Db, UserId } from './db/db.ts';
import { recordEvent } from './db/record-event.ts';
import { findAccountOf } from './features/accounts/queries.ts';
import { FEATURES } from './features/index.ts';
import type { ServerFeature } from './features/server-feature.ts';
import type { FileStore } from './files/file-store.ts';

/** The database, and the store of files. */
export type Kept = { db: Db; store: FileStore };

/**
 * Writes all that is kept of an account into a new file, for its owner who asks what that is; says what came of it. That it was written is
 * on record, and no file stays without.
 */
export async function archiveAccount(
  kept: Kept,
  { email, file }: Omit<ArchiveCommand, 'verb'>,
): Promise<Outcome> {
  const { db } = kept;
  const account = await findAccountOf(db, email);
  if (!account) return { ok: false, message: 'There is no account with this address.' };
  const made = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => error);
  if (made instanceof Error)
    return { ok: false, message: `The file ${file} cannot be made (${made.code}).` };
  try {
    const bytes = made.createWriteStream({ flush: true });
    await pipeline(Readable.from(writeArchive(kept, account.id)), bytes);
    const { id: subject } = account;
    await recordEvent(db, { kind: 'account', action: 'archived', subject, actor: null });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return { ok: true, message: `All that is kept of ${account.email} is in ${file}.` };
}

/** One JSON object: for each feature that keeps something of the owner the list of that, a value a line. */
export async function* writeArchive(
  { db, store }: Kept,
  owner: UserId,
  features: readonly ServerFeature[] = FEATURES,
): AsyncGenerator<string> {
  let between = '{';
  for (const { name, archive } of features) {
    let begin = `${between}\n${JSON.stringify(name)}: [\n`;
    for await (const value of archive?.(db, owner, store) ?? []) {
      yield `${begin}${JSON.stringify(value)}`;
      begin = ',\n';
    }
    if (begin !== ',\n') continue;
    yield '\n]';
    between = ',';
  }
  yield between === '{' ? '{}\n' : '\n}\n';
}
