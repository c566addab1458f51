import { monthOfWord } from '@shortlist/model';
import {
  companyScore,
  degreeScore,
  hasLegalForm,
  roleScore,
  schoolScore,
} from '../../evidence/word-score.ts';

/** Checks whether the text can be a town of an unknown name, or a town and its county. */
export const canBeLocations = (text: string): boolean =>
  text.split(/,\s+/u).length <= 2 && text.split(/,\s+/u).every(canBeLocation);

/** Two names parted by a comma, as a town and its country are: "Anytown, Some Country". */
export const looksLikeLocation = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’ -]{1,25},\s\p{Lu}[\p{L}.'’ -]{1,25}$/u.test(text) &&
  roleScore(text) < 0.5 &&
  degreeScore(text) + schoolScore(text) === 0 &&
  !hasLegalForm(text);

/** Words of a part of a company: "Deutsche Bank – Corporate Banking". */
const NAMES_PART =
  /\b(?:team|division|banking|research|development|operations|sales|marketing|finance|engineering|design|production|support|customer|business|corporate|retail|human|resources|legal|security|cloud|mobile|web|data|product|(?:north|south|east|west)(?! \p{L})|europe|emea|apac|abteilung|vertrieb|entwicklung|service|équipe|direction|ventas|desarrollo|area|área|setor|reparto)\b/iu;

/** One to three capitalised words without digits that name no role, employer or degree; short ones may be small. */
function canBeLocation(text: string): boolean {
  const words = text.split(' ');
  if (monthOfWord(text) !== undefined) return false;
  if (words.some((word) => /^\p{Ll}{5}/u.test(word)) || /\p{L}{4}\.$/u.test(text)) return false;
  if (words.length > 3 || !/^[\p{Lu}\p{Lo}][\p{L}\p{M}\s.'’-]+$/u.test(text) || hasLegalForm(text))
    return false;
  const isOther = NAMES_PART.test(text) || degreeScore(text) > 0 || schoolScore(text) > 0;
  return !isOther && roleScore(text) < 0.5 && companyScore(text) < 0.5;
}
