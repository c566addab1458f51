import type { Claim, Finding, MarkKind } from './mark.ts';
import { listAddresses, listPhones } from './names/addresses.ts';
import { germanNames, isGerman } from './names/german-names.ts';
import { createNameFinder } from './names/names.ts';
import { createTitleCheck } from './names/new-titles.ts';
import { createSkillFinder, type Lexicon } from './names/skills.ts';
import { createLanguageFinder } from './names/spoken-languages.ts';
import { listDates } from './numbers/dates.ts';
import type { NumberLanguage } from './numbers/languages/language.ts';
import { withUnits } from './numbers/measured.ts';
import { createNumberCheck } from './numbers/new-numbers.ts';
import { languagesOf } from './numbers/number-words-abroad.ts';
import { listNumbers } from './numbers/numbers.ts';
import { endOfPercent, plainDigits, plainPercent } from './numbers/plain-digits.ts';
import { findPlaceholders } from './placeholders.ts';

type Reading = {
  lexicon: Lexicon;
  /** Languages of the text that the texts are of; those of the source where they are of none. */
  languages?: ReadonlySet<NumberLanguage>;
  /** The day, as ISO 8601 writes it, to which dates go that are open. */
  today?: string | undefined;
};

/** Makes the list of what a text says and a source does not, in its order, none over another; the source is read once for all texts. */
export function createFinder(
  from: string,
  { lexicon, languages: around, today }: Reading,
): (said: string) => Finding[] {
  const source = plainText(from);
  const sourceDates = listDates(source);
  const sourceLanguages = languagesOf(source);
  const known = [...sourceLanguages, ...(around ?? [])];
  const newNumbers = createNumberCheck(source, { dates: sourceDates, today });
  const newAddresses = newOf(listAddresses(source));
  const newPhones = newOf(listPhones(source));
  const newDates = newOf(sourceDates);
  const newTitles = createTitleCheck(source);
  const findSkills = createSkillFinder(source, lexicon);
  const findLanguages = createLanguageFinder(source);
  const findNames = createNameFinder(
    source,
    isGerman(around ?? sourceLanguages) ? germanNames(source) : {},
  );

  return (said) => {
    const proposal = plainText(said);
    const dates = listDates(proposal);
    // A few words do not tell their language: each text is read in that of the other too.
    const languages = new Set([...languagesOf(proposal), ...known]);
    const numbers = listNumbers(proposal, dates, languages);
    const spoken = findLanguages(proposal);
    const skills = [...spoken, ...outside(findSkills(proposal), spoken)];
    // "March", "Postgres" and "GBP 20" are no names, be they new or not.
    const measures = withUnits(numbers, proposal);
    const names = outside(findNames(proposal), [...dates, ...skills, ...numbers, ...measures]);
    // What is surer of its kind comes first and keeps its place.
    const found = [
      ...marks('name', newAddresses(listAddresses(proposal))),
      ...marks('number', newPhones(listPhones(proposal))),
      ...marks('date', newDates(dates)),
      ...marks('number', newNumbers(numbers, { proposal, languages })),
      ...marks(
        'skill',
        skills.filter(({ isNew }) => isNew),
      ),
      ...marks('title', newTitles(proposal, numbers)),
      ...marks('name', names),
    ];
    return withoutOverlaps(outside(found, findPlaceholders(proposal))).map((finding) => ({
      ...finding,
      end: endOfPercent(said, finding.end),
    }));
  };
}

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
