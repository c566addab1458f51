import {
  answerOf,
  type BrowserDatabase,
  type Stores,
  transact,
} from '../databases/browser-database.ts';
import { flagKept } from '../databases/flag-kept.ts';
import { databaseOf } from '../databases/kept-kinds.ts';

type StoreName = 'enclosures' | 'files';

/** Records, and the files themselves: each by the id of the enclosure. */
const DATABASE: BrowserDatabase<StoreName> = {
  name: databaseOf('enclosures'),
  version: 1,
  stores: ['enclosures', 'files'],
};

/** An enclosure is kept for so many days after the enclosures of its letter were last changed or joined. */
export const ENCLOSURE_DAYS = 30;
const LIFE_MS = ENCLOSURE_DAYS * 86_400_000;

/** A file that goes with a letter, without its bytes. */
export type KeptEnclosure = {
  id: string;
  letterId: string;
  /** The account that it belongs to; undefined for a guest, who may have no session. */
  owner: string | undefined;
  /** The name that people gave it: its title in the joined file. */
  name: string;
  kind: 'pdf' | 'jpeg';
  pages: number;
  /** In bytes. */
  size: number;
  /** Its place among those of the letter, from 0. */
  place: number;
  /** Time at which those of the letter were last changed or joined, in ms since 1970. */
  at: number;
};

type EnclosureStores = Stores<StoreName>;

/** The letter whose enclosures are meant, who has it, and the time in ms since 1970. */
export type OfLetter = { letterId: string; owner: string | undefined; now: number };

/** Changes the list of a letter's enclosures; asked within a transaction, with the list as it is, another tab's changes too. */
export type ChangeEnclosures = (kept: readonly KeptEnclosure[]) => readonly KeptEnclosure[];

/**
 * Changes the enclosures of a letter and stores files that are new; resolves to the list as it is then. Rejects as `transact` does: then
 * nothing has changed.
 */
export async function changeEnclosures(
  { letterId, owner, now }: OfLetter,
  change: ChangeEnclosures,
  files: ReadonlyMap<string, ArrayBuffer> = new Map(),
): Promise<KeptEnclosure[]> {
  const { changed, count } = await transact(DATABASE, 'readwrite', async (stores) => {
    const all = await listAll(stores);
    const before = ofLetter(all.filter(isOf(owner)), letterId);
    const after = change(before).map((each, place) => ({ ...each, owner, place, at: now }));
    const ids = new Set(after.map(({ id }) => id));
    const gone = before.filter(({ id }) => !ids.has(id));
    removeFrom(stores, gone);
    for (const each of after) stores.enclosures.put(each, each.id);
    for (const [id, file] of files) if (ids.has(id)) stores.files.put(file, id);
    return { changed: after, count: all.length - before.length + after.length };
  });
  flag(count > 0);
  return changed;
}

const isOf = (owner: string | undefined) => (each: KeptEnclosure) =>
  each.owner === undefined || each.owner === owner;

/** The enclosures of one letter among others, in their order. */
export const ofLetter = (all: readonly KeptEnclosure[], letterId: string): KeptEnclosure[] =>
  all
    .filter((each) => each.letterId === letterId)
    .toSorted((one, other) => one.place - other.place);

/**
 * Lists the enclosures of a letter in their order. Removes what is too old and, where a user is logged in, what belongs to other accounts;
 * a guest's become those of the account that logs in.
 */
export const listEnclosures = async ({ letterId, ...now }: OfLetter): Promise<KeptEnclosure[]> =>
  ofLetter(await listAllEnclosures(now), letterId);

/** Lists the enclosures of all letters of the owner, as `listEnclosures` does those of one. */
export async function listAllEnclosures({
  owner,
  now,
}: Omit<OfLetter, 'letterId'>): Promise<KeptEnclosure[]> {
  const left = await transact(DATABASE, 'readwrite', async (stores) => {
    const all = await listAll(stores);
    const isGone = (each: KeptEnclosure) =>
      !(now - each.at < LIFE_MS) ||
      (owner !== undefined && each.owner !== undefined && each.owner !== owner);
    removeFrom(stores, all.filter(isGone));
    const kept = all.filter((each) => !isGone(each));
    if (owner !== undefined)
      for (const each of kept) stores.enclosures.put({ ...each, owner }, each.id);
    return kept;
  });
  flag(left.length > 0);
  return left.filter(isOf(owner));
}

/** Reads the files of enclosures, in their order; rejects where one is gone, as after a log out in another tab. */
export const readFiles = (enclosures: readonly KeptEnclosure[]): Promise<ArrayBuffer[]> =>
  transact(DATABASE, 'readonly', ({ files }) =>
    Promise.all(
      enclosures.map(async ({ id, name }) => {
        const file: ArrayBuffer | undefined = await answerOf(files.get(id));
        if (!file) throw new Error(`The enclosure ${name} is no longer kept.`);
        return file;
      }),
    ),
  );

const flag = (hasSome: boolean): void => flagKept('enclosures', hasSome);

const listAll = ({ enclosures }: EnclosureStores): Promise<KeptEnclosure[]> =>
  answerOf(enclosures.getAll());

function removeFrom(stores: EnclosureStores, some: readonly { id: string }[]): void {
  for (const { id } of some) for (const store of Object.values(stores)) store.delete(id);
}
