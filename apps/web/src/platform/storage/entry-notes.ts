import { DUE_NOTES, GUEST } from './draft-names.ts';
import { browserTexts } from './safe-storage.ts';

/** Beyond so many characters only the resume that is changed is remembered. */
const MOST = 50_000;

const SEPARATOR = '|';

/** A value for each of a resume's entries that has one, by their ids. */
export type ByEntry<V> = Readonly<Record<string, V>>;

/** A resume and its owner. */
export type NotedResume = { owner: string; resumeId: string };

type ByResume<V> = Readonly<Record<string, ByEntry<V>>>;

/** Notes of entries that this browser keeps beside the resume: of each owner under a name of their own. */
export type EntryNotes<V> = {
  read: (of: NotedResume) => ByEntry<V>;
  /** Changes the values of some entries, and no others: another window may have changed those. Undefined forgets one; of an owner without any nothing is kept. */
  change: (of: NotedResume, changes: Readonly<Record<string, V | undefined>>) => void;
  /** Calls back when another window has changed something of an owner. Returns how to stop. */
  follow: (owner: string, onChange: () => void) => () => void;
  /** Gives what a guest has to the account that takes the guest's resumes along. */
  handOver: (account: string) => void;
  eraseOf: (isMeant: (owner: string) => boolean) => void;
};

function entryNotes<V>(name: string): EntryNotes<V> {
  const nameOf = (owner: string) => `${name}${SEPARATOR}${owner}`;

  function readAll(owner: string): ByResume<V> {
    try {
      // Before there were owners, all notes stood under the bare name.
      return Object(
        JSON.parse(browserTexts.read(nameOf(owner)) ?? browserTexts.read(name) ?? '{}'),
      );
    } catch {
      return {};
    }
  }

  function write(owner: string, all: ByResume<V>, resumeId?: string): void {
    const text = JSON.stringify(all);
    const isLong = text.length > MOST && resumeId !== undefined;
    const one = isLong ? JSON.stringify({ [resumeId]: all[resumeId] }) : text;
    // Without a text of their own, notes under the bare name would be theirs again.
    const isNeeded = one !== '{}' || browserTexts.read(name) !== undefined;
    browserTexts.write(nameOf(owner), isNeeded ? one : undefined);
  }

  return {
    read: ({ owner, resumeId }) => readAll(owner)[resumeId] ?? {},
    change({ owner, resumeId }, changes) {
      const { [resumeId]: before, ...others } = readAll(owner);
      const notes = Object.entries({ ...before, ...changes }).filter(
        (note): note is [string, V] => note[1] !== undefined,
      );
      const left = notes.length > 0 && { [resumeId]: Object.fromEntries(notes) };
      write(owner, { ...others, ...left }, resumeId);
    },
    follow(owner, onChange) {
      const hear = ({ key }: StorageEvent) => key === nameOf(owner) && onChange();
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
    handOver(account) {
      if (account === GUEST || browserTexts.read(nameOf(GUEST)) === undefined) return;
      const all: Record<string, ByEntry<V>> = { ...readAll(account) };
      for (const [id, notes] of Object.entries(readAll(GUEST))) all[id] = { ...all[id], ...notes };
      write(account, all);
      browserTexts.write(nameOf(GUEST), undefined);
    },
    eraseOf(isMeant) {
      const start = nameOf('');
      for (const each of browserTexts.names()) {
        const isOwned = each.startsWith(start) && isMeant(each.slice(start.length));
        if (isOwned || each === name) browserTexts.write(each, undefined);
      }
    },
  };
}

/** Texts of an entry that a switch has replaced, to be offered or put back when it is turned off. */
export type SetAside = {
  /** The end date that "Present" replaced. */
  endDate?: string;
  /** The employer that the one above replaced. */
  employer?: string;
};

/** True for an entry whose card a person has folded, false for one that they have opened. */
export const foldNotes = entryNotes<boolean>('shortlist-folded-entries');

export const setAsideNotes = entryNotes<SetAside>('shortlist-set-aside');

/** Days (YYYY-MM-DD) on which next steps are due, of the list of applications, by their ids. */
export const dueNotes = entryNotes<string>(DUE_NOTES);

const ALL = [foldNotes, setAsideNotes, dueNotes];

export function eraseEntryNotes(isMeant: (owner: string) => boolean): void {
  for (const notes of ALL) notes.eraseOf(isMeant);
}

export function handOverEntryNotes(account: string): void {
  for (const notes of ALL) notes.handOver(account);
}
