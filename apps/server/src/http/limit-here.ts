import type { Message } from '@shortlist/messages';
import { AppError, type Refused } from './errors/errors.ts';

/** Subjects that are counted at once; beyond them the oldest is forgotten. */
const MOST_SUBJECTS = 10_000;

type Window = { count: number; startedAt: number };

/**
 * Limits what one subject does by this server's own count, which costs no statement: for requests that cost less than a statement does. Returns
 * a function that counts one more and throws `slow_down` when there are too many.
 */
export function limitHere(
  { most, windowMs }: { most: number; windowMs: number },
  message: Message<Refused>,
) {
  const windows = new Map<string, Window>();
  return (subject: string, now: Date): void => {
    const at = now.getTime();
    const last = windows.get(subject);
    const isOver = last === undefined || Math.abs(at - last.startedAt) >= windowMs;
    const window = isOver ? { count: 0, startedAt: at } : last;
    window.count += 1;
    windows.delete(subject);
    windows.set(subject, window);
    const [oldest] = windows.size > MOST_SUBJECTS ? windows.keys() : [];
    if (oldest !== undefined) windows.delete(oldest);
    if (window.count <= most) return;
    const left = Math.ceil((window.startedAt + windowMs - at) / 1000);
    throw new AppError('slow_down', message, { retry_after: Math.max(1, left) });
  };
}
