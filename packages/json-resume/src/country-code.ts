const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The names of regions, and their codes by these names. */
type Countries = { names: Intl.DisplayNames; codes: ReadonlyMap<string, string> };

let made: Countries | undefined;

/** Made when the first country is read or written: it takes longer than all else that is loaded with this. */
function countries(): Countries {
  made ??= makeCountries();
  return made;
}

function makeCountries(): Countries {
  // "none": an unknown code has no name, where the default would give the code itself back.
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = new Map<string, string>();
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = isCurrentCode(code) ? names.of(code) : undefined;
    if (name !== undefined) codes.set(name.toLowerCase(), code);
  }
  return { names, codes };
}

/** English name of an ISO 3166-1 alpha-2 code; any other text is taken for a name and stays as it is. */
export function countryName(code: string): string {
  const written = code.trim();
  if (!/^[A-Za-z]{2}$/.test(written)) return written;
  return countries().names.of(written.toUpperCase()) || written;
}

/** ISO 3166-1 alpha-2 code of a country's English name; empty for a name that none has. */
export function countryCode(name: string): string {
  const written = name.trim().toLowerCase();
  return written === '' ? '' : (countries().codes.get(written) ?? '');
}

/** False for codes that gave way to another one (DD to DE): two codes would share a name. */
function isCurrentCode(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}
