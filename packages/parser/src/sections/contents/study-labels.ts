import { printedLabels } from '../../printed-words.ts';

/** The number of a mark, the group `mark`; `GPA` has what leads it, in seven languages: "GPA: 3.8", "Note 1,4", "Mention Bien". */
const MARK =
  '(?<mark>\\d{1,3}(?:[.,]\\d{1,2})?(?:\\s?(?:/|of|von|sur|su|de)\\s?\\d{1,3}(?:[.,]\\d{1,2})?)?%?)';

export const GPA = [
  new RegExp(
    `(?<![\\p{L}])\\(?(?:cumulative |overall |major |final |c)?(?:gpa|g\\.p\\.a\\.?|grade point average|grade|abschlussnote|gesamtnote|notendurchschnitt|durchschnittsnote|durchschnitt|note|nota media|nota final|nota|promedio|media|média|moyenne|voto|votazione|punteggio|cijfer|gemiddelde|eindcijfer|score|cra|coeficiente|${printedLabels('gpa')})\\s*(?:\\((?:[^)]{1,20})\\))?\\s*[:=：]?\\s*${MARK}\\)?`,
    'iu',
  ),
  new RegExp(`${MARK}\\s*(?:gpa|cgpa|grade point average)(?![\\p{L}])`, 'iu'),
  // "67.40%", "3.8/4.0", alone in a cell or an item.
  /^(?<mark>\d{1,3}(?:[.,]\d{1,2})?\s?%|\d(?:[.,]\d{1,2})?\s?\/\s?(?:4|5|10)(?:[.,]0{1,2})?)(?:\s+marks)?$/iu,
  // "Abschlussnote: gut"
  /^(?:(?:final |overall )?grade|abschlussnote|gesamtnote|note|mention|nota final|calificación|classificação|giudizio|eindcijfer)\s*:\s*(?<mark>\p{L}[\p{L} -]{1,24})$/iu,
];

/** A minor and what leads it: "Minor in Mathematics", "Nebenfach: Physik". */
export const MINOR = new RegExp(
  `(?:^|[,;(|–—-]\\s*|\\s(?:with a |and a |with )?)(?:(?:minors?|nebenfach|mineure|mención|subespecialidad|bijvak)\\s*(?:in|:|en|of)?\\s*:?\\s+|(?:${printedLabels('minor')})\\s*[:：]\\s*)(?<minor>[^,;|()]+)`,
  'iu',
);
