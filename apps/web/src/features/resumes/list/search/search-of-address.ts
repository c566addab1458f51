const NAME = 'q';

/** Reads what an address searches the list for. */
export const readSearch = (query: URLSearchParams): string => query.get(NAME) ?? '';

/** The address with another search. */
export const withSearch = (text: string) => (now: URLSearchParams) => {
  if (text === '') now.delete(NAME);
  else now.set(NAME, text);
  return now;
};
