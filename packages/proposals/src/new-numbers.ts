import { countsIn } from './counted.ts';
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
import type { Claim } from './mark.ts';
import { isOfYears, measuredKey, otherMeasures, spansNamed } from './measured.ts';
import { nearBefore } from './near-before.ts';
import type { NumberLanguage } from './number-languages/language.ts';
import { listNumbers } from './numbers.ts';
import { listOrdinals } from './ordinals.ts';
import { ratesIn } from './rates.ts';
import { isSeveral, roundsOneOf } from './rounded.ts';

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

const isOfThem = ({ start, end }: Claim, text: string): boolean =>
  OF_THEM.behind.test(text.slice(end)) || OF_THEM.before.test(nearBefore(text, start));

/** Numbers without those that stand once more with their currency. */
function withoutBareAmounts(claims: readonly Claim[]): Claim[] {
  const amounts = new Set(
    claims.flatMap(({ key, start }) => (/^[^\d%x~]/u.test(key) ? [start] : [])),
  );
  return claims.filter(({ key, start }) => !amounts.has(start) || !/^\d/u.test(key));
}

/** Numbers so large are the same by no chance, whatever they are said to count. */
const TELLING = 100;
const isTelling = ({ key }: Claim): boolean => Number(key) >= TELLING;

type Spans = ReturnType<typeof spansIn>;

/** Makes the list of those numbers that are none of the known ones, and follow from none of them and from no span of time. */
function createIsNew(
  known: readonly Claim[],
  { source, spans }: { source: string; spans: Spans },
): (numbers: readonly Claim[], text: string) => Claim[] {
  const keys = new Set([...known, ...listOrdinals(source)].map((claim) => claim.key));
  const measured = new Set([
    ...spansNamed(source),
    ...known.flatMap((claim) => measuredKey(claim, source) ?? []),
  ]);
  const amounts = withoutBareAmounts(known);
  const { changes, isChange } = changesIn(amounts, source);
  const parts = new Set(listParts(amounts, source));
  const shares = listShares(amounts, source);
  const ways: readonly IsKnown[] = [
    ({ key }) => measured.has(key) || parts.has(key),
    isChange,
    figuresOf(keys),
    ratesIn(amounts, source),
    averagesOf(amounts, source),
    nearlyOneOf(shares, keys),
    roundsOneOf(shares),
  ];
  const worked = new Set(spans.measured);
  const roundsWorked = roundsOneOf(worked);
  const isWorked: IsKnown = (claim, text) =>
    isOfYears(claim, text) && (worked.has(claim.key) || roundsWorked(claim, text));
  const follows: IsKnown = (claim, text) =>
    ways.some((isKnown) => isKnown(claim, text)) || isWorked(claim, text);
  const listCounts = countsIn(known, source);
  const isSum = sumsOf(known, source);
  const roundsAny = roundsOneOf([...keys, ...changes, ...measured, ...parts]);
  const isKnown: IsKnown = (claim, text) => {
    const counts = listCounts(claim, text);
    if (keys.has(claim.key) && (!counts || counts.maybe.has(claim.key) || isTelling(claim)))
      return true;
    const key = measuredKey(claim, text);
    // "More than 20 years" rounds no 25 people.
    if (key !== undefined)
      return [key, ...otherMeasures(key)]
        .map((each) => ({ ...claim, key: each }))
        .some((each) => roundsAny(each, text) || follows(each, text));
    const near = isSeveral(claim, text) ? counts?.same : counts?.maybe;
    const isNear = near
      ? roundsOneOf([...near, ...changes, ...parts])(claim, text)
      : roundsAny(claim, text) || isSum(claim, text);
    return isNear || follows(claim, text);
  };
  const listSaidShares = sharesOf(new Set([...keys, ...changes]));
  return (all, text) => {
    const numbers = withoutBareAmounts(all);
    const said = listSaidShares(numbers, text);
    const isAnyKnown: IsKnown = (claim, within) =>
      isKnown(claim, within) || spans.isSpan(claim, within);
    return numbers.filter((claim, at) => {
      if (said.has(claim) || isAnyKnown(claim, text)) return false;
      const before = isOfThem(claim, text) && numbers[at - 1];
      return !before || !isAnyKnown({ ...claim, end: before.end }, text);
    });
  };
}
