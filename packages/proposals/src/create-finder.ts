import { listAddresses, listPhones } from './addresses.ts';
import { countsIn } from './counted.ts';
import { listDates, spansIn } from './dates.ts';
import { GERMAN_NAMES, isGerman } from './german-names.ts';
import type { Claim, Finding, MarkKind } from './mark.ts';
import { createNameFinder, type IsName } from './names.ts';
import { languagesOf } from './number-words-abroad.ts';
import { listNumbers } from './numbers.ts';
import { listOrdinals } from './ordinals.ts';
import { findPlaceholders } from './placeholders.ts';
import { endOfPercent, plainDigits, plainPercent } from './plain-digits.ts';
import { roundsOneOf } from './rounded.ts';
import { createSkillFinder, type Lexicon } from './skills.ts';
import { listTitles } from './titles.ts';

type Reading = {
  lexicon: Lexicon;
  /** Decides which words are names; capitals where it is not given. */
  isNamed?: IsName | undefined;
  /** Text around the texts, which tells their language. */
  around?: string;
};

/** Makes the list of what a text says and a source does not, in its order, none over another; the source is read once for all texts. */
export function createFinder(
  from: string,
  { lexicon, isNamed, around = '' }: Reading,
): (said: string) => Finding[] {
  const source = plainText(from);
  const sourceDates = listDates(source);
  const sourceLanguages = [...languagesOf(source), ...languagesOf(`${around} ${source}`)];
  const isSpan = spansIn(sourceDates);
  const numbersIn = new Map<string, NewNumbers>();
  const newAddresses = newOf(listAddresses(source));
  const newPhones = newOf(listPhones(source));
  const newDates = newOf(sourceDates);
  const newTitles = newOf(listTitles(source));
  const findSkills = createSkillFinder(source, lexicon);
  const findNames = createNameFinder(
    source,
    isNamed || !isGerman(source) ? { isNamed } : GERMAN_NAMES,
  );

  return (said) => {
    const proposal = plainText(said);
    const dates = listDates(proposal);
    // A few words do not tell their language: each text is read in that of the other too.
    const languages = new Set([...languagesOf(proposal), ...sourceLanguages]);
    const numbers = listNumbers(proposal, dates, languages);
    const skills = findSkills(proposal);
    // "March", "Postgres" and "GBP 20" are no names, be they new or not.
    const names = outside(findNames(proposal), [...dates, ...skills, ...numbers]);
    // What is surer of its kind comes first and keeps its place.
    const found = [
      ...marks('name', newAddresses(listAddresses(proposal))),
      ...marks('number', newPhones(listPhones(proposal))),
      ...marks('date', newDates(dates)),
      ...marks(
        'number',
        newNumbers(numbers, { proposal, languages }).filter((claim) => !isSpan(claim, proposal)),
      ),
      ...marks(
        'skill',
        skills.filter(({ isNew }) => isNew),
      ),
      ...marks('title', newTitles(listTitles(proposal))),
      ...marks('name', names),
    ];
    return withoutOverlaps(outside(found, findPlaceholders(proposal))).map((finding) => ({
      ...finding,
      end: endOfPercent(said, finding.end),
    }));
  };

  /** Lists numbers that the source does not have, read in languages: once in each set of them. */
  function newNumbers(
    numbers: readonly Claim[],
    { proposal, languages }: { proposal: string; languages: ReturnType<typeof languagesOf> },
  ): Claim[] {
    const key = [...languages].sort().join(' ');
    const newIn = numbersIn.get(key) ?? newNumbersOf(listNumbers(source, sourceDates, languages));
    numbersIn.set(key, newIn);
    return newIn(numbers, proposal);
  }

  /** Makes the list of numbers that are none of the known ones, or count something else. */
  function newNumbersOf(known: readonly Claim[]): NewNumbers {
    const keys = new Set([...known, ...listOrdinals(source)].map((claim) => claim.key));
    const counts = countsIn(known, source);
    const rounds = roundsOneOf(keys);
    return (claims, text) =>
      claims.filter((claim) => (keys.has(claim.key) ? !counts(claim, text) : !rounds(claim, text)));
  }
}

type NewNumbers = (claims: readonly Claim[], text: string) => Claim[];

const plainText = (text: string) => plainPercent(plainDigits(text));

type Range = { start: number; end: number };

const overlap = (one: Range, other: Range) => one.start < other.end && other.start < one.end;

const marks = (kind: MarkKind, ranges: readonly Range[]): Finding[] =>
  ranges.map(({ start, end }) => ({ kind, start, end }));

type NewOf = (claims: readonly Claim[]) => Claim[];

/** Makes the list of those claims that are none of the known ones. */
function newOf(known: readonly Claim[]): NewOf {
  const keys = new Set(known.map(({ key }) => key));
  return (claims) => claims.filter(({ key }) => !keys.has(key));
}

const outside = <R extends Range>(found: readonly R[], others: readonly Range[]): R[] =>
  found.filter((range) => !others.some((other) => overlap(range, other)));

function withoutOverlaps(found: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const mark of found) {
    if (!kept.some((other) => overlap(mark, other))) kept.push(mark);
  }
  return kept.toSorted((one, other) => one.start - other.start);
}
