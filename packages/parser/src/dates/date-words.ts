import { ENGLISH_PRESENT, PRESENT_WORDS } from '@shortlist/model';
import { PRINTED_PRESENT } from '../printed-words.ts';

/** Words that end a range only behind one that leads to them: "to this day", "bis dato", "até o momento". */
const PRESENT_BEHIND = 'date|this day|dato|ce jour|la fecha|el momento|o momento|momento|a data';

/** Longer ones, which begin with words that say so alone. */
const LASTING_PHRASES =
  'currently working(?: here)?|currently employed|working currently|still working|still employed|till now|until now|aujourd.hui|auj|настоящее время|наст\\. ?время|по н\\.? ?в|en poste actuellement|en curso actualmente|現在に至る|現在|至今';

/** Words of a range in place of its end while it lasts. Matched without accents and case. */
export const LASTING_WORDS = [
  LASTING_PHRASES,
  ...ENGLISH_PRESENT,
  ...PRESENT_WORDS,
  PRESENT_BEHIND,
  PRINTED_PRESENT,
].join('|');

/** Words between the two dates of a range, besides dashes and arrows. */
export const RANGE_WORDS =
  "to|till|until|til|through|thru|bis|a|au|jusqu'a|jusqu'en|al|hasta|hasta el|ate|ate o|ate a|ate ao|ate aos|ao|a la|alle|fino a|fino al|tot|tot en met|t/m|tm|and";

/** Words before the one date of a range that lasts. */
export const SINCE_WORDS =
  'since|starting|seit|ab|depuis|depuis le|a partir de|desde|desde el|dal|dall|da|sinds|vanaf|from';

/** Words before the one date of a range of which only the end is given. */
export const UNTIL_WORDS =
  "until|till|up to|bis|jusqu'a|jusqu'en|hasta|ate|fino a|tot|expected|exp|expected graduation|anticipated|anticipated graduation|graduation|graduation date|graduating|graduated|class of|completion|voraussichtlich|abschluss|prevu|prevue|prevu en|diplome en|previsto|prevista|graduacion|conclusao|formatura|verwacht|afgestudeerd|atteso|laurea prevista";

/** Words that lead a date and are part of it, not of the text beside it. */
export const DATE_LABELS =
  'start|started|begin|ca\\.|circa|approx\\.|approximately|date|dates|period|issued|issued on|issued in|awarded|awarded on|awarded in|completed|completed on|completed in|obtained|obtained in|received|received in|valid|von|vom|du|de|del|dal|from|between|in|zeitraum|periodo|datum|periode|fecha|data';
