import { fold } from '../fold.ts';
import { printedMonths } from '../printed-words.ts';

/** Names of the twelve months, whole and short, in the seven languages whose resumes are read; others as this product prints them. */
const MONTHS: readonly string[] = [
  'jan january januar jänner janvier janv enero ene janeiro gennaio gen januari',
  'feb february februar feber février fevrier févr fév febrero fevereiro fev febbraio februari febr',
  'mar march märz maerz mrz mars marzo março marco maart mrt mär',
  'apr april avril avr abril abr aprile',
  'may mai mayo maio mag maggio mei',
  'jun june juni juin junio junho giugno giu',
  'jul july juli juillet juil julio julho luglio lug',
  'aug august août aout agosto ago augustus',
  'sep sept september septembre septiembre setiembre set setembro settembre sett',
  'oct october okt oktober octobre octubre outubro out ottobre ott',
  'nov november novembre noviembre novembro',
  'dec december dez dezember décembre déc diciembre dic dezembro dicembre',
];

const NUMBER_OF_MONTH: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) =>
    [...printedMonths(at + 1), ...names.split(' ').map(fold)].map(
      (name) => [name, at + 1] as const,
    ),
  ),
);

/** Parts of a year that stand in place of a month and are kept as they are written. */
const SEASONS = new Set(
  [
    'spring summer fall autumn winter',
    'frühling frühjahr sommer herbst sommersemester wintersemester sose wise ss ws',
    'printemps été automne hiver primavera verano otoño invierno verão outono inverno',
    'estate autunno lente zomer herfst',
    'q1 q2 q3 q4 early mid late',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
);

/** The number of a month's name in any of the languages, 1 to 12. */
export const monthOf = (word: string): number | undefined => NUMBER_OF_MONTH.get(fold(word));

/** Whether the word names a part of the year: "Spring", "Q3", "Wintersemester". */
export const isSeason = (word: string): boolean => SEASONS.has(fold(word));
