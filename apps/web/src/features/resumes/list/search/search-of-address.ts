const NAME = 'q';
const SHOWN = 'show';

/** Reads what an address searches the list for. */
export const readSearch = (query: URLSearchParams): string => query.get(NAME) ?? '';

/** The address with another search. */
export const withSearch = (text: string) => (now: URLSearchParams) => {
  if (text === '') now.delete(NAME);
  else now.set(NAME, text);
  return now;
};

/** Reads which kind of document an address shows; null where it shows all. */
export const readShown = (query: URLSearchParams): string | null => query.get(SHOWN);

/** The address with another kind, or with all. */
export const withShown = (kind?: string) => (now: URLSearchParams) => {
  if (kind === undefined) now.delete(SHOWN);
  else now.set(SHOWN, kind);
  return now;
};
