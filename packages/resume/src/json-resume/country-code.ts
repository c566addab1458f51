const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// "none": an unknown code has no name, where the default would give the code itself back.
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

const CODES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isCurrentCode)
    .flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name === undefined ? [] : [[name.toLowerCase(), code]];
    }),
);

/** English name of an ISO 3166-1 alpha-2 code; any other text is taken for a name and stays as it is. */
export function countryName(code: string): string {
  const written = code.trim();
  return (/^[A-Za-z]{2}$/.test(written) && names.of(written.toUpperCase())) || written;
}

/** ISO 3166-1 alpha-2 code of a country's English name; empty for a name that none has. */
export function countryCode(name: string): string {
  return CODES.get(name.trim().toLowerCase()) ?? '';
}

/** False for codes that gave way to another one (DD to DE): two codes would share a name. */
function isCurrentCode(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
