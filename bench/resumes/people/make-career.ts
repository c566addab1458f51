import type { Study, Work } from './person.ts';
import { fillIn, type Source, THIS_YEAR } from './source.ts';

/** The precision in which the dates of one person are written: to the month, to the year, or (a few entries) not at all. */
type Precision = 'month' | 'year';

/** The jobs of a person, the last one first, with gaps, and with several posts at one employer. */
export function makeWork(source: Source): Work[] {
  const { random, trade, lexicon } = source;
  const count = random.between(1, 5);
  const first = random.between(0, Math.max(0, trade.roles.length - count));
  const roles = trade.roles.slice(first, first + count).reverse();
  const mostPoints = random.chance(0.6) ? 5 : 2;
  const periods = makePeriods(source, roles.length);
  let employer = '';
  return roles.map((role, at) => {
    const { start = '', end = '', isSameEmployer = false } = periods[at] ?? {};
    employer = isSameEmployer ? employer : fillIn(random.pick(trade.employers), source);
    return {
      name: employer,
      position: fillIn(role, source),
      location: random.chance(0.6) ? placeOf(source) : '',
      startDate: start,
      endDate: end,
      summary: random.chance(0.25) ? fillIn(random.pick(lexicon.jobSummaries), source) : '',
      highlights: makePoints(source, random.between(mostPoints === 5 ? 2 : 0, mostPoints)),
    };
  });
}

/** Makes the periods of the jobs; the first one may go on. */
function makePeriods({ random, isDated }: Source, count: number) {
  const precision: Precision = !isDated && random.chance(0.3) ? 'year' : 'month';
  const leavesOut = !isDated && random.chance(0.25);
  let before = THIS_YEAR * 12 + random.between(0, 5);
  return Array.from({ length: count }, (_, at) => {
    const isSameEmployer = at > 0 && random.chance(0.2);
    const end = at === 0 || isSameEmployer ? before : before - random.between(1, 14);
    before = end - random.between(precision === 'year' ? 14 : 4, 60);
    if (leavesOut && random.chance(0.5)) return { isSameEmployer };
    const goesOn = at === 0 && random.chance(0.6);
    return {
      isSameEmployer,
      start: written(before, precision),
      end: goesOn ? '' : written(end, precision),
    };
  });
}

/** The studies of a person, the last one first. */
export function makeEducation(source: Source): Study[] {
  const { random, trade, lexicon } = source;
  const studies = random.sample(trade.studies, random.between(1, 2));
  const precision: Precision = !source.isDated && random.chance(0.7) ? 'year' : 'month';
  let before = (THIS_YEAR - random.between(3, 22)) * 12 + 6;
  return studies.map(({ studyType, area }) => {
    const end = before;
    const start = end - 12 * random.between(1, 4) + 2;
    before = start - random.between(2, 20);
    const lacksDates = !source.isDated && random.chance(0.15);
    return {
      institution: fillIn(random.pick(lexicon.schools), source),
      area,
      studyType,
      startDate: lacksDates ? '' : written(start, precision),
      endDate: lacksDates ? '' : written(end, precision),
      score: random.chance(0.2) ? random.pick(['3.8', '1.7', '3.6/4.0', '8.4']) : '',
      courses: random.chance(0.25) ? random.sample(lexicon.courses, random.between(2, 4)) : [],
    };
  });
}

function makePoints(source: Source, count: number): string[] {
  const { random, trade, lexicon } = source;
  const stop = random.chance(0.5) ? '.' : '';
  return random.sample(trade.did, count).map((did) => {
    const tail = random.chance(0.4) ? random.pick(lexicon.tails) : '';
    const glue = tail === '' || tail.startsWith(',') ? '' : ' ';
    return fillIn(`${did}${glue}${tail}${stop}`, source);
  });
}

function placeOf({ random, country, language }: Source): string {
  const { city, region } = random.pick(country.towns);
  const rest = random.pick([region, country.names[language] ?? '', '']);
  return rest === '' ? city : `${city}, ${rest}`;
}

/** A count of months as YYYY-MM or YYYY. */
function written(months: number, precision: Precision): string {
  const year = Math.floor(months / 12);
  if (precision === 'year') return String(year);
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
}
