import { logError } from '../log.ts';

/** Texts that the browser keeps for us under names. What it does not take lives as long as the page. */
export type KeptTexts = {
  read: (name: string) => string | undefined;
  /** Keeps a text; undefined forgets it. */
  write: (name: string, text: string | undefined) => void;
  /** The names of all texts. */
  names: () => string[];
  isEmpty: () => boolean;
  clear: () => void;
};

/**
 * Texts in one of the browser's storages. That may be full, or forbidden as a whole (where cookies are
 * blocked, even naming it throws): the page goes on without it.
 */
export function createKeptTexts(storage: () => Storage): KeptTexts {
  const refused = new Map<string, string>();

  function inStorage<Answer>(ask: (storage: Storage) => Answer, otherwise: Answer): Answer {
    try {
      return ask(storage());
    } catch {
      return otherwise;
    }
  }

  return {
    read: (name) =>
      refused.get(name) ?? inStorage((texts) => texts.getItem(name), null) ?? undefined,
    write(name, text) {
      refused.delete(name);
      try {
        if (text === undefined) storage().removeItem(name);
        else storage().setItem(name, text);
      } catch (cause) {
        logError('The browser did not keep a text.', cause);
        if (text !== undefined) refused.set(name, text);
      }
    },
    names: () => [...refused.keys(), ...inStorage((texts) => Object.keys(texts), [])],
    isEmpty: () => refused.size === 0 && inStorage((texts) => texts.length === 0, true),
    clear() {
      refused.clear();
      inStorage((texts) => texts.clear(), undefined);
    },
  };
}

/** Texts that this browser keeps, for all tabs and after they are closed. */
export const browserTexts = createKeptTexts(() => localStorage);

/** Texts that this tab keeps until it is closed. */
export const tabTexts = createKeptTexts(() => sessionStorage);
