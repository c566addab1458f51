import { browserTexts } from './safe-storage.ts';

/** Days (YYYY-MM-DD) on which something of a person's falls due, by its id. */
export type DueDays = Readonly<Record<string, string>>;

const PREFIX = 'due|';

const listeners = new Set<() => void>();

/** Reads what this browser knows to be due for an owner. */
export function readDueDays(owner: string): DueDays {
  try {
    return Object(JSON.parse(browserTexts.read(PREFIX + owner) ?? '{}'));
  } catch {
    return {};
  }
}

/** Remembers what is due for an owner, in the place of what was known before. */
export function keepDueDays(owner: string, days: DueDays): void {
  const isNone = Object.keys(days).length === 0;
  const text = isNone ? undefined : JSON.stringify(days);
  if (browserTexts.read(PREFIX + owner) === text) return;
  browserTexts.write(PREFIX + owner, text);
  for (const listener of listeners) listener();
}

/** Calls back when other days are remembered, in any tab. Returns how to stop. */
export function followDueDays(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}

/** Forgets what belongs to some owners. */
export function eraseDueDays(isMeant: (owner: string) => boolean): void {
  for (const name of browserTexts.names())
    if (name.startsWith(PREFIX) && isMeant(name.slice(PREFIX.length)))
      keepDueDays(name.slice(PREFIX.length), {});
}
