import { listLines, type TextRange } from '../../text/sentences.ts';
import { wordSet } from '../../text/word-key.ts';
import { isKnownPlace } from './location-names.ts';

const NAMED_BY =
  /(?<=^|[.!?:)\n•-] ?|\b[Aa]t |\b[Tt]he )\b((?:[A-Z][\w&.']+ ){0,3}[A-Z][\w&.']+)(?= (?:is|are|was|has|offers|provides|builds|supports|celebrates|prohibits|sells|makes|participates|seeks|welcomes|conducts|believes|serves|operates|delivers)\b)/g;
const NAMED_AFTER = /\b(?:[Aa]bout|[Jj]oin|[Ww]hy|@|[Aa]t) ((?:[A-Z][\w&]+ ?){1,3})/g;
const NAMED_BEFORE =
  /\b((?:[A-Z][\w&.']+ ){0,3}[A-Z][\w&.']+),? (?:Inc|LLC|Ltd|GmbH|Corp|Group|Holdings)\b/g;
const NO_NAME = wordSet(
  'The This You We Our Us Your It There Who What He She They Experience Knowledge',
);

/** "Lakeside Freight, Austin, Texas", on a line below the title. */
const NAMED_WITH_PLACE = /^((?:[A-Z][\w&.']+ ){0,3}[A-Z][\w&.']+), ([^,]+)(?:, ([^,]+))?$/;

/** Lines at the head of a posting of which one may name the employer and its town. */
const LINES_OF_HEAD = 4;

/** Words of names that a posting seems to call the employer by, in lower case. */
export function companyWords(text: string): ReadonlySet<string> {
  const found = [NAMED_BY, NAMED_AFTER, NAMED_BEFORE].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, name = '']) => name.trim()),
  );
  const inHead = employersInHead(text).map(({ start, end }) => text.slice(start, end));
  const names = [...found, ...inHead];
  const words = names
    .filter((name) => !NO_NAME.has(name.split(' ')[0] ?? ''))
    .flatMap((name) => name.split(' '))
    .filter((word) => !NO_NAME.has(word));
  return new Set(words.map((word) => word.toLowerCase().replace(/[.']+s?$/, '')));
}

/** Names of employers that stand with their town on a line of the head, below the title. */
export function employersInHead(text: string): TextRange[] {
  return listLines(text)
    .slice(1, LINES_OF_HEAD)
    .flatMap(({ start, end }) => {
      const [, name, ...places] = NAMED_WITH_PLACE.exec(text.slice(start, end)) ?? [];
      const isPlaced = places.some((place = '') => isKnownPlace(place) || STATES.has(place));
      return name !== undefined && isPlaced ? [{ start, end: start + name.length }] : [];
    });
}

/** Checks whether a place name stands there: "Dallas, TX". */
export const isPlaceName = (text: string, end: number): boolean =>
  /^,\s*[A-Z]{2}\b(?!\s*[A-Z]{2,})/.test(text.slice(end, end + 6)) ||
  isKnownPlace(
    /^,\s*((?:\p{Lu}\p{L}+ ?){1,3})/u.exec(text.slice(end, end + 24))?.[1]?.trim() ?? '',
  );

/** "Cecil County", "Baltimore City": names of districts. */
export const isDistrict = (term: string): boolean =>
  /^\p{Lu}.* (?:County|City|Parish|Borough|Township)$/u.test(term);

const STATES = wordSet(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON BC AB QC MB SK NS NB NSW QLD VIC',
);

/** Checks whether what follows a name makes it a town: ", MA". */
export const isTown = (behind: string): boolean =>
  STATES.has(/^,\s([A-Z]{2,3})\b/.exec(behind)?.[1] ?? '');
