import { StartRefused } from '#config/start-refused.ts';
import type { BackupAnswer, BackupOrder } from './backup-order.ts';
import { markBackup } from './last-backup.ts';
import { makeBackup } from './make-backup.ts';
import { NoRoom } from './no-room.ts';

/** Makes the backup that a server has ordered, and tells it what came of that. */
export async function followOrder(order: unknown): Promise<void> {
  const answer = await make(order as BackupOrder); // The server sends nothing else.
  process.send?.(answer, () => process.disconnect());
}

async function make({ config, folder, now, linkFrom }: BackupOrder): Promise<BackupAnswer> {
  try {
    await makeBackup(config, folder, new Date(now), { linkFrom });
    await markBackup(config.dataDir);
    return { outcome: 'made' };
  } catch (error) {
    return { outcome: error instanceof NoRoom ? 'noRoom' : 'failed', reason: reasonOf(error) };
  }
}

/** The sentence for the operator; of an error without one its kind alone, since a database repeats values of a query. */
function reasonOf(error: unknown): string {
  if (error instanceof StartRefused) return error.message;
  const { name, code, syscall, path } = Object(error) as NodeJS.ErrnoException;
  return [name, code, syscall, path].filter((part) => part !== undefined).join(' ');
}
