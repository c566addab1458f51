import { listAddresses, listPhones } from './addresses.ts';
import { listDates, spansIn } from './dates.ts';
import type { Claim, Finding, MarkKind } from './mark.ts';
import { type IsName, newNames } from './names.ts';
import { languagesOf } from './number-words-abroad.ts';
import { listNumbers } from './numbers.ts';
import { findPlaceholders } from './placeholders.ts';
import { endOfPercent, plainDigits, plainPercent } from './plain-digits.ts';
import { findSkills, type Lexicon } from './skills.ts';
import { listTitles } from './titles.ts';

type Reading = {
  lexicon: Lexicon;
  /** Decides which words are names; capitals where it is not given. */
  isNamed?: IsName | undefined;
  /** What stands around the text, and tells its language. */
  around?: string;
};

/** Lists what a text says and its source does not, in its order, none over another. */
export function findNew(
  said: string,
  from: string,
  { lexicon, isNamed, around = '' }: Reading,
): Finding[] {
  const [proposal, source] = [plainText(said), plainText(from)];
  const dates = listDates(proposal);
  // A few words do not tell their language: each text is read in that of the other too.
  const languages = new Set(
    [proposal, source, `${proposal} ${source} ${around}`].flatMap((each) => [...languagesOf(each)]),
  );
  const sourceDates = listDates(source);
  const numbers = listNumbers(proposal, dates, languages);
  const isSpan = spansIn(sourceDates);
  const skills = findSkills(proposal, source, lexicon);
  // "March", "Postgres" and "GBP 20" are no names, be they new or not.
  const names = outside(newNames(proposal, source, isNamed), [...dates, ...skills, ...numbers]);
  // What is surer of its kind comes first and keeps its place.
  const found = [
    ...marks('name', newClaims(listAddresses(proposal), listAddresses(source))),
    ...marks('number', newClaims(listPhones(proposal), listPhones(source))),
    ...marks('date', newClaims(dates, sourceDates)),
    ...marks(
      'number',
      newClaims(numbers, listNumbers(source, sourceDates, languages)).filter(
        (claim) => !isSpan(claim, proposal),
      ),
    ),
    ...marks(
      'skill',
      skills.filter(({ isNew }) => isNew),
    ),
    ...marks('title', newClaims(listTitles(proposal), listTitles(source))),
    ...marks('name', names),
  ];
  return withoutOverlaps(outside(found, findPlaceholders(proposal))).map((finding) => ({
    ...finding,
    end: endOfPercent(said, finding.end),
  }));
}

const plainText = (text: string) => plainPercent(plainDigits(text));

type Range = { start: number; end: number };

const overlap = (one: Range, other: Range) => one.start < other.end && other.start < one.end;

const marks = (kind: MarkKind, ranges: readonly Range[]): Finding[] =>
  ranges.map(({ start, end }) => ({ kind, start, end }));

function newClaims(claims: readonly Claim[], known: readonly Claim[]): Claim[] {
  const keys = new Set(known.map(({ key }) => key));
  return claims.filter(({ key }) => !keys.has(key));
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
