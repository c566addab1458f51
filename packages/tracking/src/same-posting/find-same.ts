import { type ApplicationRow, firstReached } from '../application-row.ts';
import { foldAddress } from './fold-address.ts';
import { foldCompany, foldRole, foldWords } from './fold-names.ts';

/** Facts of a posting before it is saved. */
export type NewPosting = Pick<ApplicationRow, 'company' | 'title' | 'location' | 'url'>;

type Row = NewPosting & Pick<ApplicationRow, 'application_id' | 'events'>;

export type Known<R> = {
  /** The same posting, already there. */
  readonly same: R | undefined;
  /** The last application to this company, and when it was made (ISO 8601). */
  readonly applied: { readonly row: R; readonly at: string } | undefined;
};

/**
 * Finds what is there already of a posting: itself, by its address or by company, role and place; and the last application to its
 * company. `self` is the id of the application that is being looked at, which is not among what is found.
 */
export function findKnown<R extends Row>(
  rows: readonly R[],
  posting: NewPosting,
  self?: string,
): Known<R> {
  const others = rows.filter(({ application_id }) => application_id !== self);
  const company = foldCompany(posting.company);
  const ofCompany =
    company === '' ? [] : others.filter((row) => foldCompany(row.company) === company);
  const address = foldAddress(posting.url);
  return {
    same:
      (address !== undefined && others.find((row) => foldAddress(row.url) === address)) ||
      ofCompany.find((row) => isSameRole(row, posting)),
    applied: ofCompany
      .flatMap((row) => {
        const at = firstReached(row, 'applied');
        return at === undefined ? [] : [{ row, at }];
      })
      .toSorted((a, b) => (a.at < b.at ? 1 : -1))[0],
  };
}

function isSameRole(a: NewPosting, b: NewPosting): boolean {
  const places = `${a.location} ${b.location}`;
  const role = foldRole(a.title, places);
  return role !== '' && role === foldRole(b.title, places) && mayBeOnePlace(a.location, b.location);
}

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

const placeWords = (location: string): Set<string> =>
  new Set(
    foldWords(location)
      .map((word) => TWO_NAMES[word] ?? word)
      .filter((word) => !NO_PLACE.has(word)),
  );

/** Two places may be one where one is not said, or their towns share a word: what stands before a comma, where both have one. */
function mayBeOnePlace(a: string, b: string): boolean {
  const [one, other] = [placeWords(townOf(a)), placeWords(townOf(b))];
  if (one.size === 0 || other.size === 0) return true;
  const [whole, otherWhole] = [placeWords(a), placeWords(b)];
  return (
    [...one].some((word) => otherWhole.has(word)) || [...other].some((word) => whole.has(word))
  );
}

const townOf = (location: string): string => location.split(/[,(/|·–]/u, 1)[0] ?? '';
