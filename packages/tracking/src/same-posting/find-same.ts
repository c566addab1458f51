import { type ApplicationRow, firstReached } from '../application-row.ts';
import { foldWords } from '../fold-words.ts';
import { foldAddress } from './fold-address.ts';
import { foldCompany, joinRole, listRoleWords } from './fold-names.ts';

/** Facts of a posting before it is saved. */
export type NewPosting = Pick<ApplicationRow, 'company' | 'title' | 'location' | 'url'>;

type Row = NewPosting & Pick<ApplicationRow, 'events'>;

export type Known<R> = {
  /** The same posting, already there. */
  readonly same: R | undefined;
  /** The last application to this company, and when it was made (ISO 8601). */
  readonly applied: { readonly row: R; readonly at: string } | undefined;
};

/** Finds what is there already of a posting: itself, by its address or by company, role and place; and the last application to its company. */
export function findKnown<R extends Row>(index: PostingIndex<R>, posting: NewPosting): Known<R> {
  return {
    same: index.findSame(posting),
    applied: index
      .listOfCompany(posting.company)
      .flatMap((row) => {
        const at = firstReached(row, 'applied');
        return at === undefined ? [] : [{ row, at }];
      })
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))[0],
  };
}

/** Postings that are there, to be asked for the same one again and again. */
export type PostingIndex<R> = {
  readonly listOfCompany: (company: string) => readonly R[];
  readonly findSame: (posting: NewPosting) => R | undefined;
};

/** Indexes postings, each folded once; their addresses when the first one is looked for. */
export function indexPostings<R extends NewPosting>(rows: readonly R[]): PostingIndex<R> {
  let byAddress: ReadonlyMap<string, readonly R[]> | undefined;
  const byCompany = groupBy(rows, ({ company }) => foldCompany(company) || undefined);
  const roles = new Map<R, Role>();
  function roleOf(row: R): Role {
    const role = roles.get(row) ?? foldPostingRole(row);
    roles.set(row, role);
    return role;
  }
  const listOfCompany = (company: string) => byCompany.get(foldCompany(company)) ?? [];
  function findByAddress(address: string): R | undefined {
    byAddress ??= groupBy(rows, ({ url }) => foldAddress(url));
    return byAddress.get(address)?.[0];
  }
  return {
    listOfCompany,
    findSame(posting) {
      const address = foldAddress(posting.url);
      const ofAddress = address === undefined ? undefined : findByAddress(address);
      if (ofAddress) return ofAddress;
      const role = foldPostingRole(posting);
      return listOfCompany(posting.company).find((row) => isSameRole(role, roleOf(row)));
    },
  };
}

function groupBy<R>(
  rows: readonly R[],
  keyOf: (row: R) => string | undefined,
): ReadonlyMap<string, readonly R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** The role of a posting as it is compared, and where it is. */
type Role = {
  readonly words: readonly string[];
  /** The words without those of its own place. */
  readonly name: string;
  readonly location: string;
  readonly placeWords: ReadonlySet<string>;
};

function foldPostingRole({ title, location }: NewPosting): Role {
  const words = listRoleWords(title);
  const placeWords = new Set(foldWords(location));
  const name = joinRole(words, (word) => placeWords.has(word));
  return { words, name, location, placeWords };
}

function isSameRole(a: Role, b: Role): boolean {
  const name = nameBeside(a, b);
  return name !== '' && name === nameBeside(b, a) && mayBeOnePlace(a.location, b.location);
}

/** The role without words of either place. */
const nameBeside = ({ words, name, placeWords }: Role, other: Role): string =>
  words.some((word) => other.placeWords.has(word))
    ? joinRole(words, (word) => placeWords.has(word) || other.placeWords.has(word))
    : name;

/** Towns that postings name in two languages. */
const TWO_NAMES: Readonly<Record<string, string>> = {
  munchen: 'munich',
  koln: 'cologne',
  nurnberg: 'nuremberg',
  wien: 'vienna',
  genf: 'geneva',
  geneve: 'geneva',
  bruxelles: 'brussels',
  brussel: 'brussels',
  lisboa: 'lisbon',
  milano: 'milan',
  roma: 'rome',
  torino: 'turin',
  sevilla: 'seville',
  praha: 'prague',
  warszawa: 'warsaw',
  kobenhavn: 'copenhagen',
  bengaluru: 'bangalore',
};

/** Words that are no place, or of any. */
const NO_PLACE = new Set(
  'remote hybrid onsite on site anywhere home office homeoffice teletravail remoto area greater metropolitan the of and in days'.split(
    ' ',
  ),
);

const townWords = (location: string): Set<string> =>
  new Set(
    foldWords(location)
      .map((word) => TWO_NAMES[word] ?? word)
      .filter((word) => !NO_PLACE.has(word)),
  );

/** Two places may be one where one is not said, or their towns share a word: what stands before a comma, where both have one. */
function mayBeOnePlace(a: string, b: string): boolean {
  const [one, other] = [townWords(townOf(a)), townWords(townOf(b))];
  if (one.size === 0 || other.size === 0) return true;
  const [whole, otherWhole] = [townWords(a), townWords(b)];
  return (
    [...one].some((word) => otherWhole.has(word)) || [...other].some((word) => whole.has(word))
  );
}

const townOf = (location: string): string => location.split(/[,(/|·–]/u, 1)[0] ?? '';
