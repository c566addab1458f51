/** Names of the twelve months, whole and short, in the six languages besides English whose dates are read. */
export const MONTH_WORDS: readonly string[] = [
  'jan januar jänner janvier janv enero ene janeiro gennaio gen januari',
  'feb februar feber février fevrier févr fév febrero fevereiro fev febbraio februari febr',
  'mar märz maerz mrz mars marzo março marco maart mrt mär',
  'apr april avril avr abril abr aprile',
  'mai mayo maio mag maggio mei',
  'jun juni juin junio junho giugno giu',
  'jul juli juillet juil julio julho luglio lug',
  'aug august août aout agosto ago augustus',
  'sep sept september septembre septiembre setiembre set setembro settembre sett',
  'oct okt oktober octobre octubre outubro out ottobre ott',
  'nov november novembre noviembre novembro',
  'dec december dez dezember décembre déc diciembre dic dezembro dicembre',
];

/** Parts of a year that people write in place of a month, by the month in which they begin. */
export const SEASON_WORDS: ReadonlyMap<number, string> = new Map([
  [1, 'q1'],
  [3, 'spring frühling frühjahr printemps primavera lente'],
  [4, 'sommersemester sose ss q2'],
  [6, 'summer sommer été verano verão estate zomer'],
  [7, 'q3'],
  [9, 'fall autumn herbst automne otoño outono autunno herfst'],
  [10, 'wintersemester wise ws q4'],
  [12, 'winter hiver invierno inverno'],
]);

/** Words that alone say in these languages that something has not ended. Folded. */
export const PRESENT_WORDS: readonly string[] = [
  'heute|jetzt|aktuell|laufend|fortlaufend|gegenwartig|bis heute|derzeit|bis dato|andauernd',
  "aujourd'hui|present|actuellement|actuel|en cours|a ce jour|maintenant|en poste",
  'actualidad|actualmente|actual|presente|la actualidad|hoy|en curso|vigente|hoy en dia|el presente',
  'atualidade|atualmente|atual|o presente|hoje|em curso|os dias atuais|a atualidade|agora',
  'oggi|attualmente|attuale|in corso|ad oggi|tuttora|adesso',
  'heden|nu|huidig|lopend|vandaag|tegenwoordig|nog steeds',
];

/** The year that two digits stand for: up to 45 it is one of this century. */
export function yearOfTwoDigits(digits: string): number {
  const year = Number(digits);
  return year > 45 ? 1900 + year : 2000 + year;
}
