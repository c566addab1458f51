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
  const numbersIn = new Map<string, Claim[]>();
  const known = {
    addresses: listAddresses(source),
    phones: listPhones(source),
    titles: listTitles(source),
  };

  return (said) => {
    const proposal = plainText(said);
    const dates = listDates(proposal);
    // A few words do not tell their language: each text is read in that of the other too.
    const languages = new Set([...languagesOf(proposal), ...sourceLanguages]);
    const numbers = listNumbers(proposal, dates, languages);
    const skills = findSkills(proposal, source, lexicon);
    // "March", "Postgres" and "GBP 20" are no names, be they new or not.
    const names = outside(newNames(proposal, source, isNamed), [...dates, ...skills, ...numbers]);
    // What is surer of its kind comes first and keeps its place.
    const found = [
      ...marks('name', newClaims(listAddresses(proposal), known.addresses)),
      ...marks('number', newClaims(listPhones(proposal), known.phones)),
      ...marks('date', newClaims(dates, sourceDates)),
      ...marks(
        'number',
        newClaims(numbers, readNumbers(languages)).filter((claim) => !isSpan(claim, proposal)),
      ),
      ...marks(
        'skill',
        skills.filter(({ isNew }) => isNew),
      ),
      ...marks('title', newClaims(listTitles(proposal), known.titles)),
      ...marks('name', names),
    ];
    return withoutOverlaps(outside(found, findPlaceholders(proposal))).map((finding) => ({
      ...finding,
      end: endOfPercent(said, finding.end),
    }));
  };

  /** The numbers of the source, read in languages. */
  function readNumbers(languages: ReturnType<typeof languagesOf>): Claim[] {
    const key = [...languages].sort().join(' ');
    const read = numbersIn.get(key) ?? listNumbers(source, sourceDates, languages);
    numbersIn.set(key, read);
    return read;
  }
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
