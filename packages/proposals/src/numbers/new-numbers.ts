import type { Claim } from '../mark.ts';
import { nearBefore } from '../names/near-before.ts';
import { countsIn, countsNothing } from './counted.ts';
import { spansIn } from './dates.ts';
import {
  averagesOf,
  changesIn,
  figuresOf,
  listParts,
  listShares,
  nearlyOneOf,
  sharesOf,
  sumsOf,
} from './derived.ts';
import type { NumberLanguage } from './languages/language.ts';
import { isOfYears, measuredKey, otherMeasures, spansNamed } from './measured.ts';
import { listNumbers } from './numbers.ts';
import { listOrdinals } from './ordinals.ts';
import { ratesIn } from './rates.ts';
import { isSeveral, roundsOneOf, withRanges } from './rounded.ts';

type Languages = ReadonlySet<NumberLanguage>;

/** A source with the dates that it names, and the day to which those go that are open. */
type Given = { dates: readonly Claim[]; today: string | undefined };

type IsKnown = (claim: Claim, text: string) => boolean;

/** Makes the list of those numbers of a text that a source does not have and that follow from none that it has; the source is read once in each set of languages. */
export function createNumberCheck(source: string, { dates, today }: Given) {
  const spans = spansIn(dates, source, today);
  const checks = new Map<string, ReturnType<typeof createIsNew>>();
  return (
    numbers: readonly Claim[],
    { proposal, languages }: { proposal: string; languages: Languages },
  ): Claim[] => {
    const key = [...languages]
      .map(({ known }) => known)
      .sort()
      .join(' ');
    const listNew =
      checks.get(key) ?? createIsNew(listNumbers(source, dates, languages), { source, spans });
    checks.set(key, listNew);
    return listNew(numbers, proposal);
  };
}

/** "Fourteen years, eight of them as head nurse": what the number before counts. */
const OF_THEM = {
  behind:
    /^ (?:of (?:them|those|which)|davon|de ellos|de ellas|deles|delas|di essi|ervan|daarvan)(?!\p{L})/iu,
  before: /(?<!\p{L})(?:davon|dont|de los cuales|dos quais|di cui|waarvan|of which) $/iu,
};

/** Between a number with its unit and one without: "seven years in software, over three in catering". */
const SAME_UNIT = /^[^.;:!?\n]{1,60}$/u;

/** Checks whether a number is of what the number before it counts. */
function isElided(claim: Claim, before: Claim, text: string): boolean {
  if (OF_THEM.behind.test(text.slice(claim.end))) return true;
  if (OF_THEM.before.test(nearBefore(text, claim.start))) return true;
  return (
    countsNothing(claim, text) &&
    measuredKey(before, text) !== undefined &&
    SAME_UNIT.test(text.slice(before.end, claim.start))
  );
}

/** Numbers without those that stand once more with their currency. */
function withoutBareAmounts(claims: readonly Claim[]): Claim[] {
  const amounts = new Set(
    claims.flatMap(({ key, start }) => (/^[^\d%x~]/u.test(key) ? [start] : [])),
  );
  return claims.filter(({ key, start }) => !amounts.has(start) || !/^\d/u.test(key));
}

/** "Due volte premiato" counts prizes; "two times faster" does not. */
const COUNTS = /(?:times|mal|fois|veces|vezes|volte|keer|maal)$/iu;
const COMPARED =
  /^ (?:as|so|plus|moins|más|menos|mais|più|meno|meer|minder|mehr|weniger|more|less|fewer|zo|\p{L}+er)(?!\p{L})/iu;
const isCount = ({ key, start, end }: Claim, text: string): boolean =>
  key.startsWith('x') && COUNTS.test(text.slice(start, end)) && !COMPARED.test(text.slice(end));

type Spans = ReturnType<typeof spansIn>;

/** Makes the list of those numbers that are none of the known ones, and follow from none of them and from no span of time. */
function createIsNew(
  known: readonly Claim[],
  { source, spans }: { source: string; spans: Spans },
): (numbers: readonly Claim[], text: string) => Claim[] {
  const amounts = withoutBareAmounts(known);
  const changes = changesIn(amounts, source);
  const stated = statedIn(known, { source, changes });
  const follows = followsFrom(amounts, { source, changes, stated });
  const isWorked = workedIn(spans.measured);
  const isKnown: IsKnown = (claim, text) => {
    if (stated.isStated(claim, text) || spans.isSpan(claim, text)) return true;
    if (isCount(claim, text) && stated.isStated({ ...claim, key: claim.key.slice(1) }, text))
      return true;
    const measures = measuresOf(claim, text);
    // "More than 20 years" rounds no 25 people.
    if (measures.length === 0) return follows(claim, text);
    return measures.some((each) => follows(each, text) || isWorked(each, text));
  };
  const listSaidShares = sharesOf(new Set([...stated.keys, ...changes.keys]));
  return (all, text) => {
    const numbers = withRanges(withoutBareAmounts(all), text);
    const said = listSaidShares(numbers, text);
    return numbers.filter((claim, at) => {
      if (said.has(claim) || isKnown(claim, text)) return false;
      const before = numbers[at - 1];
      return (
        !before || !isElided(claim, before, text) || !isKnown({ ...claim, end: before.end }, text)
      );
    });
  };
}

type Changes = ReturnType<typeof changesIn>;

/** The numbers that a source states, and the check whether a text says one of them of the same thing. */
function statedIn(
  known: readonly Claim[],
  { source, changes }: { source: string; changes: Changes },
) {
  const keys = new Set([...known, ...listOrdinals(source)].map(({ key }) => key));
  const measured = new Set([
    ...spansNamed(source),
    ...changes.measured,
    ...known.flatMap((claim) => measuredKey(claim, source) ?? []),
  ]);
  const listCounts = countsIn(known, source);
  const isStated: IsKnown = (claim, text) => {
    if (measuresOf(claim, text).some(({ key }) => measured.has(key))) return true;
    if (!keys.has(claim.key)) return false;
    const counts = listCounts(claim, text);
    const isOfUnit = measuredKey(claim, text) !== undefined;
    if (isOfUnit) return counts?.same.has(claim.key) ?? false;
    return counts?.maybe.has(claim.key) ?? true;
  };
  return { keys, measured, listCounts, isStated };
}

type Evidence = { source: string; changes: Changes; stated: ReturnType<typeof statedIn> };

/** Checks whether a number stands in words, which are less exact than figures. */
const isInWords = ({ start, end }: Claim, text: string): boolean =>
  !/\d/u.test(text.slice(start, end));

/** Makes the check whether a number follows from those of a source. */
function followsFrom(known: readonly Claim[], { source, changes, stated }: Evidence): IsKnown {
  const parts = listParts(known, source);
  const sums = sumsOf(known, source);
  const shares = listShares(known, source);
  const { keys, measured, listCounts } = stated;
  const isRate = ratesIn(known, source);
  const derived = [...changes.keys, ...measured, ...parts];
  const roundsAny = roundsOneOf([...keys, ...derived, ...sums.large]);
  const isRounded: IsKnown = (claim, text) => {
    const counts = claim.key.startsWith('~') ? undefined : listCounts(claim, text);
    const near = isSeveral(claim, text) ? counts?.same : counts?.maybe;
    return near ? roundsOneOf([...near, ...derived])(claim, text) : roundsAny(claim, text);
  };
  const isNearChange = nearlyOneOf(
    [...changes.keys].filter((key) => key.startsWith('%')),
    [],
  );
  const ways: readonly IsKnown[] = [
    ({ key }) => measured.has(key) || parts.includes(key),
    isRounded,
    (claim, text) => changes.isChange(claim, text, listCounts(claim, text) !== undefined),
    (claim, text) => listCounts(claim, text) === undefined && sums.isSum(claim, text),
    figuresOf(keys),
    (claim, text) => isRate(claim, text, listCounts(claim, text)?.same),
    averagesOf(known, source),
    nearlyOneOf(shares, keys),
    (claim, text) => isInWords(claim, text) && isNearChange(claim),
    roundsOneOf(shares),
  ];
  return (claim, text) => ways.some((isKnown) => isKnown(claim, text));
}

/** Makes the check whether a number is of time at work, rounded or not. */
function workedIn(measured: readonly string[]): IsKnown {
  const known = new Set(measured);
  const rounds = roundsOneOf(known);
  return (claim, text) => isOfYears(claim, text) && (known.has(claim.key) || rounds(claim, text));
}

/** A number by what it measures; several where that depends on how long a month is, none where it has no unit. */
function measuresOf(claim: Claim, text: string): Claim[] {
  if (claim.key.startsWith('~')) return [claim];
  const key = measuredKey(claim, text);
  return key === undefined
    ? []
    : [key, ...otherMeasures(key)].map((each) => ({ ...claim, key: each }));
}
