/** Signs of currencies by their other names in the languages of proposals, as the ends of sums have them. */
const NAMES: Readonly<Record<string, string>> = {
  '£': 'gbp pound pounds pfund libra libras livres sterling sterline pond ponden',
  '€': 'eur euro euros',
  $: 'usd us$ dollar dollars dólar dólares dollari dollaro',
  chf: 'chf franken franc francs franco francos franchi frank',
  '¥': 'jpy yen',
  r$: 'brl reais',
};

/** In characters: more than a currency takes. */
const NEAR = 20;

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([sign, names]) =>
    names.split(' ').map((name) => [name, sign] as const),
  ),
);

/** Names of currencies, as alternatives of a regular expression, the longest first. */
export const CURRENCY_NAMES = [...SIGNS.keys()]
  .filter((name) => /^\p{L}+$/u.test(name))
  .sort((one, other) => other.length - one.length)
  .join('|');

/** The sign of a currency, by its sign or a name; empty for none. */
export function signOf(currency: string): string {
  const name = currency.trim().toLowerCase();
  return SIGNS.get(name) ?? name;
}

const BEHIND = new RegExp(`^ ?(?:de |di |d['’])?([$€£¥]|(?:${CURRENCY_NAMES})(?!\\p{L}))`, 'iu');

/** The sign of the currency that stands behind a place, and where it ends. */
export function currencyBehind(
  text: string,
  at: number,
): { sign: string; end: number } | undefined {
  const [whole, name] = BEHIND.exec(text.slice(at, at + NEAR)) ?? [];
  return whole && name ? { sign: signOf(name), end: at + whole.length } : undefined;
}
