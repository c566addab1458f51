import type { Claim, Rounding } from '../mark.ts';
import { nearBefore } from '../names/near-before.ts';

/** Articles that may stand between such a word and its number. */
const ARTICLE =
  "(?:an?|the|eine[mnr]?|ein|die|der|den|une?|l[aeo]s?|l['’]|un[ao]|uma?|el|i|gli|os?|as|een|de|het) ?";

const before = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words}) ?(?:${ARTICLE})?$`, 'iu');

/** "10+" is ten or more. */
const MORE = { from: 1, to: 1.3 };
const ABOUT = { from: 0.9, to: 1.1 };

/** "Nine shows a month, give or take": behind a number in its clause. */
const ABOUT_BEHIND =
  /^[^.;:\n]{0,60}?(?<!\p{L})(?:give or take|or so|more or less|oder so|in etwa|más o menos|mais ou menos|più o meno|plus ou moins|à peu près|of zo|min of meer)(?!\p{L})/iu;
const NEAR = 80;

/** Words that say that a number is rounded, and between which multiples of it the number itself is then. */
const ROUNDED: readonly { said: RegExp; from: number; to: number }[] = [
  {
    said: before(
      "(?:well |just |far )?(?:over|above)|more than|at least|upwards of|in excess of|mehr als|über|gut|mindestens|plus de|plus d['’]|plus que|au moins|más de|más que|al menos|mais d[eao]s?|mais que|acima d[eao]s?|por encima de|superiore?s? [aà]|supérieure?s? à|au-dessus de|pelo menos|più d(?:i|el|ella|ei|elle)|più che|oltre|almeno|meer dan|ruim|minstens",
    ),
    ...MORE,
  },
  {
    said: before(
      "nearly|almost|just under|close to|fast|knapp|beinahe|annähernd|nahezu|presque|près de|près d['’]|casi|quase|perto d[eao]s?|quasi|bijna|krap",
    ),
    ...{ from: 0.83, to: 1 },
  },
  {
    said: before(
      "below|under|less than|fewer than|unter|weniger als|moins de|moins d['’]|menos d[eao]s?|meno d(?:i|el|ella|ei|elle)|onder|minder dan",
    ),
    ...{ from: 0.8, to: 1 },
  },
  {
    said: before(
      "about|around|some|roughly|approximately|approx\\.|circa|ca\\.|rund|etwa|ungefähr|environ|à peu près|autour d[e’']|quelque|unos|unas|cerca d[eaio]s?|alrededor de|aproximadamente|em torno de|intorno a|ongeveer|zo['’]n|rond",
    ),
    ...ABOUT,
  },
];

/** The unit and value of a number's key; shares as a part of one. */
export function readKey(key: string): { unit: string; value: number } {
  const at = key.search(/\d/u);
  const unit = at < 0 ? key : key.slice(0, at);
  const value = at < 0 ? 0 : Number(key.slice(at));
  if (unit === '%') return { unit, value: value / 100 };
  return { unit: unit === '' && value < 1 ? '%' : unit, value };
}

/** The unit of spans of time, and how many times one that is said to be longer may be at most. */
const [MONTHS, FARTHEST] = ['~month:', 1.5];

/** A hundred, a thousand and so on, of whatever unit. */
const ROUND_NUMBER = /^\D*10{2,}$/u;

/** "Une trentaine", "a dozen": words that are round themselves. */
const ROUND_WORD = /(?:dozen|aine|ena|ina|tal|dutzend|dozijn)$/iu;
const ROUND = { from: 0.9, to: 1.2 };

/** "Dozens", "des milliers": from twice of them to less than ten times. */
const SEVERAL =
  /^(?:dozens|hundreds|thousands|millions|dutzende|hunderte|tausende|millionen|dizaines|douzaines|centaines|milliers|decenas|docenas|cientos|centenares|miles|millares|dezenas|dúzias|centenas|milhares|decine|dozzine|centinaia|migliaia|tientallen|honderden|duizenden)$/iu;
const TO_SEVERAL = { from: 2, to: 9.9 };

/** Checks whether a text says by a claim no more than of what order a number is. */
export const isSeveral = ({ start, end }: Claim, text: string): boolean =>
  SEVERAL.test(text.slice(start, end));

/** Between the two ends of a range, and before the first of two that somebody went from. */
const RANGE = /^ ?(?:to|or|and|bis|oder|und|à|ou|et|au?|al?|o|u|y|e|tot|of|en|–|-) ?$/iu;
const FROM = /(?<!\p{L})(?:from|von|de|da|dal|desde|van) $/iu;

/** The most that the second end of a range is of the first. */
const WIDEST = 1.5;

/** Numbers of which two that are the ends of a range are rounded to each other: "sept à huit" is whatever is between. */
export function withRanges(claims: readonly Claim[], text: string): Claim[] {
  const ranged = [...claims];
  for (const [at, one] of claims.entries()) {
    const other = claims[at + 1];
    if (!other || !RANGE.test(text.slice(one.end, other.start))) continue;
    const times = Number(other.key) / Number(one.key);
    if (!(times > 1 && times <= WIDEST) || FROM.test(nearBefore(text, one.start))) continue;
    ranged[at] = { ...one, end: other.end, rounding: { from: 1, to: times } };
    ranged[at + 1] = { ...other, rounding: { from: 1 / times, to: 1 } };
  }
  return ranged;
}

/** Between which multiples of a claim a number is that its text rounds by it; undefined where it does not say so. */
export function roundingOf(
  { key, start, end, rounding }: Claim,
  text: string,
): Rounding | undefined {
  if (rounding) return rounding;
  const said = text.slice(start, end);
  if (SEVERAL.test(said)) return TO_SEVERAL;
  const lead = nearBefore(text, start);
  const rounded = said.endsWith('+') ? MORE : ROUNDED.find((each) => each.said.test(lead));
  if (!rounded && ABOUT_BEHIND.test(text.slice(end, end + NEAR))) return ABOUT;
  if (!rounded) return ROUND_WORD.test(said) ? ROUND : undefined;
  // "Over ten years" are fourteen too, and "over a hundred" 140.
  const isFar = rounded.from === 1 && (readKey(key).unit === MONTHS || ROUND_NUMBER.test(key));
  return { from: rounded.from, to: isFar ? FARTHEST : rounded.to };
}

/** Makes the check whether a text rounds by a claim a number of its source, and says so. */
export function roundsOneOf(keys: Iterable<string>): (claim: Claim, text: string) => boolean {
  const known = [...keys].map(readKey);
  return (claim, text) => {
    const rounding = roundingOf(claim, text);
    if (!rounding) return false;
    const { unit, value } = readKey(claim.key);
    const [least, most] = [value * rounding.from, value * rounding.to];
    return known.some((each) => each.unit === unit && each.value >= least && each.value <= most);
  };
}
