import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BackupAnswer, BackupOrder } from './backup-order.ts';

const PROGRAM = fileURLToPath(new URL('./backup-process.ts', import.meta.url));

/** A tenth of the server's share where both want the processor. With less, a busy machine would not get to an end. */
export const BACKUP_PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Has a backup made by a process of its own, at the niceness that `priority` says. Aborting the signal ends it; what it has
 * begun is then left there.
 */
export async function orderBackup(
  order: BackupOrder,
  signal: AbortSignal,
  priority: number,
): Promise<BackupAnswer> {
  const child = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const end = () => child.kill('SIGKILL');
  signal.addEventListener('abort', end);
  try {
    let answer: BackupAnswer = {
      outcome: 'failed',
      reason: 'Its process ended before it was done.',
    };
    child.on('message', (message: BackupAnswer | 'ready') => {
      if (message === 'ready') child.send(order);
      else answer = message;
    });
    child.once('spawn', () => giveWay(child.pid, priority));
    if (signal.aborted) end();
    // Its last word may come after its end. An error of the start rejects.
    await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    return answer;
  } finally {
    signal.removeEventListener('abort', end);
  }
}

function giveWay(pid: number | undefined, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    // It has ended already, or may not be slowed down here.
  }
}
