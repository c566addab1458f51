import { countsIn } from './counted.ts';
import { spansIn } from './dates.ts';
import { changesIn, figuresOf, sumsOf } from './derived.ts';
import type { Claim } from './mark.ts';
import { measuredKey, otherMeasures, spansNamed } from './measured.ts';
import type { NumberLanguage } from './number-languages/language.ts';
import { listNumbers } from './numbers.ts';
import { listOrdinals } from './ordinals.ts';
import { roundsOneOf } from './rounded.ts';

type Languages = ReadonlySet<NumberLanguage>;

/** A source with the dates that it names, and the day to which those go that are open. */
type Given = { dates: readonly Claim[]; today: string | undefined };

type IsKnown = (claim: Claim, text: string) => boolean;

/** Makes the list of those numbers of a text that a source does not have and that follow from none that it has; the source is read once in each set of languages. */
export function createNumberCheck(source: string, { dates, today }: Given) {
  const spans = spansIn(dates, source, today);
  const named = [...spansNamed(source), ...spans.measured];
  const checks = new Map<string, IsKnown>();
  return (
    numbers: readonly Claim[],
    { proposal, languages }: { proposal: string; languages: Languages },
  ): Claim[] => {
    const key = [...languages]
      .map(({ known }) => known)
      .sort()
      .join(' ');
    const isKnown =
      checks.get(key) ?? createIsKnown(listNumbers(source, dates, languages), { source, named });
    checks.set(key, isKnown);
    return numbers.filter((claim) => !isKnown(claim, proposal) && !spans.isSpan(claim, proposal));
  };
}

/** Makes the check whether a number is one of those that a source has and counts the same, or follows from them; `named` are spans of time without a number. */
function createIsKnown(
  known: readonly Claim[],
  { source, named }: { source: string; named: readonly string[] },
): IsKnown {
  const keys = new Set([...known, ...listOrdinals(source)].map((claim) => claim.key));
  const measured = new Set([
    ...named,
    ...known.flatMap((claim) => measuredKey(claim, source) ?? []),
  ]);
  const { changes, isChange } = changesIn(known, source);
  const ways: readonly IsKnown[] = [
    ({ key }) => measured.has(key),
    isChange,
    roundsOneOf([...keys, ...changes, ...measured]),
    sumsOf(known, source),
    figuresOf(keys),
  ];
  const follows: IsKnown = (claim, text) => ways.some((isKnown) => isKnown(claim, text));
  const counts = countsIn(known, source);
  return (claim, text) => {
    if (keys.has(claim.key) && counts(claim, text)) return true;
    const key = measuredKey(claim, text);
    // "More than 20 years" rounds no 25 people.
    if (key !== undefined)
      return [key, ...otherMeasures(key)].some((each) => follows({ ...claim, key: each }, text));
    return !keys.has(claim.key) && follows(claim, text);
  };
}
