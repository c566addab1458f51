import { CONTACT_LABELS } from './contact/contact-patterns.ts';
import {
  DATE_LABELS,
  LASTING_WORDS,
  RANGE_WORDS,
  SINCE_WORDS,
  UNTIL_WORDS,
} from './dates/date-words.ts';
import { wordsOf } from './fold.ts';

/** Words that join names, employers and places, or lead a mark, a minor or who gave an award. */
const JOINING =
  'at bei beim der die das dem chez presso bij en na no in the of and und et y e a an la le les with dans para por par von van de di da do du il lo issued awarded presented by from issuer organization authority verliehen ausgestellt delivre decerne otorgado emitido concedido rilasciato conferito uitgereikt door minor minors nebenfach mineure mencion bijvak cumulative overall major final gpa cgpa grade point average note abschlussnote gesamtnote notendurchschnitt durchschnittsnote durchschnitt nota media promedio moyenne voto votazione punteggio cijfer gemiddelde eindcijfer score cra coeficiente http https www com linkedin pub mailto tel';

const WORDS: ReadonlySet<string> = new Set(
  [
    ...Object.values(CONTACT_LABELS),
    DATE_LABELS,
    LASTING_WORDS,
    RANGE_WORDS,
    SINCE_WORDS,
    UNTIL_WORDS,
    JOINING,
  ].flatMap(wordsOf),
);

/** Checks whether a text is nothing but words that lead or join what fields say: "Tel.", "Minor in", "at". */
export const isLabel = (text: string): boolean =>
  wordsOf(text).every((word) => word.length < 2 || WORDS.has(word));
