import { browserTexts } from './safe-storage.ts';

/** Before an owner's name, where this browser keeps the days on which something of theirs falls due. */
const PREFIX = 'due|';

const CHANGED = 'shortlist-due';

const namesOf = () => browserTexts.names().filter((name) => name.startsWith(PREFIX));

/** Checks whether anything is known to fall due, of anybody. */
export const hasDueDays = (): boolean => namesOf().length > 0;

export const readDueText = (owner: string): string | undefined => browserTexts.read(PREFIX + owner);

/** Keeps what falls due for an owner; undefined forgets it. */
export function writeDueText(owner: string, text: string | undefined): void {
  browserTexts.write(PREFIX + owner, text);
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when something else falls due, in any tab. Returns how to stop. */
export function followDueDays(listener: () => void): () => void {
  for (const event of [CHANGED, 'storage']) window.addEventListener(event, listener);
  return () => {
    for (const event of [CHANGED, 'storage']) window.removeEventListener(event, listener);
  };
}

/** Forgets what falls due for some owners. */
export function eraseDueDays(isMeant: (owner: string) => boolean): void {
  for (const name of namesOf()) {
    const owner = name.slice(PREFIX.length);
    if (isMeant(owner)) writeDueText(owner, undefined);
  }
}
