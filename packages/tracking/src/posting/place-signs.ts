import { isChrome, isFact } from './chrome.ts';
import { isHeading } from './headings.ts';
import { TOWN } from './place-words.ts';

export const COUNTRY =
  /^(?:the )?(?:uk|usa?|u\.s\.|united (?:kingdom|states)|england|scotland|wales|ireland|germany|deutschland|france|spain|españa|italy|italia|portugal|brasil|brazil|netherlands|nederland|österreich|austria|schweiz|suisse|switzerland|canada|australia|india|europe|eu|emea|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|ontario|alberta|bayern|hessen|sachsen|brandenburg)$/iu;

export const isRemote = (place: string): boolean =>
  /^(?:(?:fully|full|100 ?%) )?(?:remote|remoto|anywhere|home|t[eé]l[eé]travail|teletrabajo)/iu.test(
    place,
  );

/** Checks whether words that stand where a place does are another thing. */
export const isOther = (place: string): boolean =>
  isHeading(place) ||
  isChrome(place) ||
  (isFact(place) && !isRemote(place)) ||
  NO_PLACE.test(place);

const NO_PLACE =
  /^(?:(?:europe|america|asia|africa|australia)\/|(?:en )?pr[eé]sentiel|presencial|various|multiple|flexible|to be (?:confirmed|discussed)|tbc|tbd|see (?:below|description)|nach (?:absprache|vereinbarung)|will be|field|type\b|see\b|on request|h[ií]brido|h[ií]brida)|(?:^|\s)(?:offices?|building|campus|hall|room|house)$|^casa d|(?:^|\s)(?:will|can|be|discussed|you|we|years?|team)(?:\s|$)/iu;

/** The end of a text behind which the town of a head office stands. */
export const HEAD_OFFICE =
  /(?:head ?quarter\p{L}*|head office|hq|hauptsitz|zentrale|firmensitz|sitz|siège|sede (?:central|principal|legale)?|con sede|corporativo|hoofdkantoor|founded|born|from)[^.]{0,24}$/iu;

/** In characters: a longer line is a sentence, and a place in it another's. */
export const LONGEST_OF_HEAD = 120;

/** "4900 Langenthal", "LS21 1BG" and what stands before it. */
export const POSTAL = new RegExp(
  `(?:^|, ?|\\d |[|·] ?|(?:in|à|at) |\\s(?=\\d{5}))(?:[A-Z]{1,2}-)?\\d{4,5} (${TOWN})(?: \\d{1,2})?$`,
  'u',
);
