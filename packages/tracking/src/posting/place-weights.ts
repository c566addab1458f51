import { headingKind } from '@shortlist/keywords';
import { isChrome, isFact } from './chrome.ts';
import { type Candidate, sumOf } from './evidence.ts';
import { TOWN } from './place-words.ts';

/** Evidence for words as the place of work. */
export const WEIGHTS = {
  /** The label of a place stands before it. */
  labelled: 6,
  /** It is known as a place, or written with its region or postcode. */
  known: 2,
  /** It is written as a town with its county is. */
  written: 1,
  /** It has the shape of a town's name. */
  shaped: 0,
  /** It stands behind the employer on its line. */
  behindEmployer: 0.5,
  /** Pay or hours are on the next line. */
  beforeFact: 0.5,
  /** It stands in the head, on a line of the title or the employer or next to it. */
  beside: 2,
  inHead: 1,
  /** The posting says elsewhere that something is in it. */
  said: 1.5,
  /** A sentence puts the work there: "you will be based in". */
  based: 3.5,
  /** The only town that the posting names with its region. */
  only: 3,
  /** The employer is that town's, as its name says. */
  employer: 3,
  /** A postcode stands before it, at the foot or in a sentence. */
  address: 2.5,
  remote: -0.5,
  /** A country or a state by itself. */
  country: -1.5,
  /** The head office is there. */
  headOffice: -4,
} as const;
export const LEAST = 3;

export const COUNTRY =
  /^(?:the )?(?:uk|usa?|u\.s\.|united (?:kingdom|states)|england|scotland|wales|ireland|germany|deutschland|france|spain|españa|italy|italia|portugal|brasil|brazil|netherlands|nederland|österreich|austria|schweiz|suisse|switzerland|canada|australia|india|europe|eu|emea|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new (?:hampshire|jersey|mexico)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|ontario|alberta|bayern|hessen|sachsen|brandenburg)$/iu;

export const isRemote = (place: string): boolean =>
  /^(?:(?:fully|full|100 ?%) )?(?:remote|remoto|anywhere|home|t[eé]l[eé]travail|teletrabajo)/iu.test(
    place,
  );

export const weighed = (
  text: string,
  signs: Partial<Record<keyof typeof WEIGHTS, boolean>>,
): Candidate => ({
  text,
  weight: sumOf(WEIGHTS, { ...signs, country: COUNTRY.test(text), remote: isRemote(text) }),
});

/** Checks whether words that stand where a place does are another thing. */
export const isOther = (place: string): boolean =>
  headingKind(place) !== undefined ||
  isChrome(place) ||
  (isFact(place) && !isRemote(place)) ||
  NO_PLACE.test(place);

const NO_PLACE =
  /^(?:(?:en )?pr[eé]sentiel|presencial|various|multiple|flexible|to be (?:confirmed|discussed)|tbc|tbd|see (?:below|description)|nach (?:absprache|vereinbarung)|will be|field|type\b|see\b|on request|h[ií]brido|h[ií]brida)|(?:^|\s)(?:offices?|building|campus|hall|room|house)$|^casa d|(?:^|\s)(?:will|can|be|discussed|you|we|years?|team)(?:\s|$)/iu;

/** The end of a text behind which the town of a head office stands. */
export const HEAD_OFFICE =
  /(?:head ?quarter\p{L}*|head office|hq|hauptsitz|zentrale|firmensitz|sitz|siège|sede (?:central|principal|legale)?|con sede|corporativo|hoofdkantoor|founded|born|from)[^.]{0,24}$/iu;

/** "Our Naas plant". */
export const OUR_SITE = new RegExp(
  `(?:^|\\s)(?:[Oo]ur|[Tt]heir|[Tt]he|unsere[mrn]?|notre|nuestr[oa]|ons|onze) (${TOWN}) (?:office|plant|site|studio|hub|branch|depot|factory|warehouse|store|clinic|campus|headquarters|HQ|yard|workshop|bakery|lab|laboratory|Büro|Werk)`,
  'u',
);

/** In characters: a longer line is a sentence, and a place in it another's. */
export const LONGEST_OF_HEAD = 120;
