const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** English name of a language's ISO 639 code; any other text is taken for a name and stays. */
export const languageName = (code: string): string =>
  (/^[a-z]{2,3}$/iu.test(code) && languages.of(code.toLowerCase())) || code;

/** English name of a country's ISO 3166-1 alpha-2 code; any other text is taken for a name and stays. Greece and the United Kingdom have codes of their own in the EU. */
export function regionName(code: string): string {
  const upper = code.toUpperCase();
  const known = { EL: 'GR', UK: 'GB' }[upper] ?? upper;
  return (/^[A-Z]{2}$/u.test(known) && regions.of(known)) || code;
}
