import type { Claim } from './mark.ts';
import { nearBefore } from './near-before.ts';

/** Articles that may stand between such a word and its number. */
const ARTICLE =
  "(?:an?|the|eine[mnr]?|ein|die|der|une?|la|l['’]|una|uno|uma?|el|o|os|as|een|de|het) ?";

const before = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words}) ?(?:${ARTICLE})?$`, 'iu');

/** Words that say that a number is rounded, and between which multiples of it the number itself is then. */
const ROUNDED: readonly { said: RegExp; from: number; to: number }[] = [
  {
    said: before(
      "over|more than|above|at least|upwards of|in excess of|mehr als|über|gut|mindestens|plus de|plus d['’]|plus que|au moins|más de|más que|al menos|mais d[eao]|mais que|pelo menos|più d(?:i|el|ella)|più che|oltre|almeno|meer dan|ruim|minstens",
    ),
    ...{ from: 1, to: 1.3 },
  },
  {
    said: before(
      "nearly|almost|just under|close to|fast|knapp|beinahe|annähernd|nahezu|presque|près de|près d['’]|casi|quase|perto d[eao]|quasi|bijna|krap",
    ),
    ...{ from: 0.87, to: 1 },
  },
  {
    said: before(
      "about|around|some|roughly|approximately|approx\\.|circa|ca\\.|rund|etwa|ungefähr|environ|à peu près|autour d[e’']|quelque|unos|unas|cerca d[eai]|alrededor de|aproximadamente|em torno de|intorno a|ongeveer|zo['’]n|rond",
    ),
    ...{ from: 0.95, to: 1.05 },
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
const [MONTHS, LONGEST] = ['~month:', 1.5];

/** Makes the check whether a text rounds by a claim a number of its source, and says so. */
export function roundsOneOf(keys: Iterable<string>): (claim: Claim, text: string) => boolean {
  const known = [...keys].map(readKey);
  return ({ key, start }, text) => {
    const { unit, value } = readKey(key);
    const isAny = (from: number, to: number) =>
      known.some((each) => each.unit === unit && each.value >= from && each.value <= to);
    const lead = nearBefore(text, start);
    const rounded = ROUNDED.find(({ said }) => said.test(lead));
    // Years of work are said by the last ten of them: "over ten years" are fourteen too.
    const to = unit === MONTHS && rounded?.from === 1 ? LONGEST : rounded?.to;
    return rounded !== undefined && isAny(value * rounded.from, value * (to ?? 1));
  };
}
