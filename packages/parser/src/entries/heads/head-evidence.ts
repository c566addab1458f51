import { isCountry, isState } from '../../evidence/locations.ts';
import { hasLegalForm, isSentence, locationScore } from '../../evidence/word-score.ts';
import type { Cell } from '../../lines/row.ts';
import type { Where } from './head-model.ts';
import type { PieceMark } from './head-pieces.ts';
import { canBeLocations, looksLikeLocation } from './location-tail.ts';

/*
 * Evidence that heads of work and of studies share, as log-odds. Fitted by coordinate search to the share of
 * names read right in documents of a known truth.
 */

/** The log-odds of a mark held by a name. */
export const KEEP: Partial<Record<PieceMark, number>> = {
  comma: -1.2,
  dash: -1.6,
  slash: -1.6,
  stop: -2,
  colon: -1.5,
  at: -2.5,
  in: -0.6,
  close: -0.6,
};

/** The log-odds of a mark that stands between two names: these mostly stand within one. */
export const CUT: Partial<Record<PieceMark, number>> = { in: -1.8, colon: -0.2, open: -0.2 };

/** The comma in "Berlin, Germany", and in a title: "Chef de Partie, Sauce". */
export const KEEP_IN_LOCATION = 0.8;
export const KEEP_IN_TITLE = -0.8;

/** The log-odds of a text as a place. */
export const LOCATION_TEXT = {
  known: 4.3,
  country: 0.8,
  likely: 2,
  townAndRegion: -0.3,
  unknown: 0.3,
  none: -5,
  repeated: 0.2,
};

/** The log-odds of a place by its standing: behind the employer or the school it is likeliest. */
const LOCATION_STANDING = {
  first: -2,
  firstBesideDates: -1.4,
  behindGiver: 0.2,
  behindTitle: -1.4,
  behindTitleAndComma: -1.6,
  behindBoth: -0.6,
  behindBothAndComma: -1.2,
  line: -0.6,
};

/** The log-odds of a place of no known name behind a mark. */
const UNKNOWN_LOCATION: Partial<Record<PieceMark, number>> = {
  dash: -0.5,
  colon: -1.5,
  open: -1.5,
  close: -1.5,
  in: -1.5,
};

/** A part that is nothing of what is looked for: a short name seldom is. */
const OTHER = { name: -3, line: -0.8, text: -1.3, trade: -0.9 };

/** In words and characters. */
const SHORT_NAME = 4;
const LONG = 60;

/** "Jülich (Hybrid)", "Leeds, Remote": a town before how one works there. */
const WITH_WORK_MODE =
  /^(?<town>\p{Lu}[^,()]+(?:,\s[^,()]+)?)(?:,\s|\s[–-]\s|\s\()(?:remote|hybrid|hybride|híbrido|ibrido|on-?site|home ?office|remoto|télétravail|teletrabajo|thuiswerk)\)?$/iu;

export function scoreLocationText(text: string): number {
  if (hasLegalForm(text) && !text.includes(',')) return LOCATION_TEXT.none;
  const town = WITH_WORK_MODE.exec(text)?.groups?.town;
  if (town !== undefined) return canBeLocations(town) ? LOCATION_TEXT.known : LOCATION_TEXT.none;
  const score = locationScore(text);
  if (score > 0.9)
    return isCountry(text) || isState(text) ? LOCATION_TEXT.country : LOCATION_TEXT.known;
  if (score > 0.6) return LOCATION_TEXT.likely;
  if (looksLikeLocation(text)) return LOCATION_TEXT.townAndRegion;
  return canBeLocations(text) ? LOCATION_TEXT.unknown : LOCATION_TEXT.none;
}

/** Evidence for a place where it stands: `giver` is the employer or the school, `last` the label before it. */
export function scoreStanding(
  { mark, isDated }: Where,
  { text }: Cell,
  last: 'giver' | 'title' | undefined,
  hasGiver: boolean,
): number {
  const isLikely = locationScore(text) > 0.6 || (mark === 'in' && hasGiver);
  const unknown = isLikely ? 0 : (UNKNOWN_LOCATION[mark] ?? 0);
  const line = mark === 'line' ? LOCATION_STANDING.line : 0;
  return unknown + line + scoreBehind(last, hasGiver, mark, isDated);
}

function scoreBehind(
  last: 'giver' | 'title' | undefined,
  hasGiver: boolean,
  mark: PieceMark,
  isDated: boolean,
): number {
  const e = LOCATION_STANDING;
  if (last === undefined) return isDated ? e.firstBesideDates : e.first;
  if (last === 'giver') return e.behindGiver;
  if (hasGiver) return mark === 'comma' ? e.behindBothAndComma : e.behindBoth;
  return mark === 'comma' ? e.behindTitleAndComma : e.behindTitle;
}

/** "Long-case movements" behind a name and a dash: what is made or done there, in small words. */
const TELLS_TRADE = /^\p{Lu}[\p{Ll}-]+(?:\s(?:and|&|for|of|in))?(?:\s\p{Ll}{4,}){1,4}$/u;

export function scoreOther({ text }: Cell, mark: PieceMark): number {
  if (mark === 'dash' && TELLS_TRADE.test(text)) return OTHER.trade;
  if (text.split(' ').length <= SHORT_NAME && !/[.!]$/u.test(text)) return OTHER.name;
  return mark === 'line' ? OTHER.line : OTHER.text;
}

const ARTICLE = /^(?:(?:The|La|Le|Les|Il|Lo|El|Los|Las|De|Het|Das|Der|Die|O|A|Os)\s|L['’])\p{Lu}/u;
const JOINED =
  /&|\+|\p{L} (?:and|und|et|y|e|en) (?:Sons?|Daughters|Co|Söhne|Fils|Hijos|Figli|Zonen|Filhos)/u;

/** "GS-1109-11", "REF 20431": a grade or a number, and no name. */
const CODE = /^(?:\p{Lu}{1,5}[- ]?)?\d[\d./-]*$/u;

/** Returns the signs in the shape of a text. */
export const shapesOf = (text: string) => ({
  long: text.length > LONG || !/\p{L}{2}/u.test(text),
  sentence: isSentence(text),
  article: ARTICLE.test(text),
  joined: JOINED.test(text),
  smallWords: /\s\p{Ll}{5}/u.test(text),
  place: locationScore(text) > 0.6,
  code: CODE.test(text),
});
