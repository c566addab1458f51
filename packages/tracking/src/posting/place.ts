import { listLabelled } from './labels.ts';
import { LINES_OF_HEAD, listSegments } from './lines.ts';
import {
  A_TOWN,
  clean,
  isModeAlone,
  isNoOther,
  isPlace,
  looksLikePlace,
  splitAtPlace,
  TOWNS_WITH_REGION,
} from './place-words.ts';

/** Reads the place of work, as the posting writes it; empty where it is not said. */
export function readPlace(lines: readonly string[], title: string, company: string): string {
  for (const value of listLabelled(lines, 'place')) {
    const place = clean(value);
    if (
      place !== '' &&
      place.length <= 60 &&
      /^[\p{Lu}\d]|remote/iu.test(place) &&
      place.split(' ').length <= 8
    )
      return place;
  }
  const head = lines.slice(0, LINES_OF_HEAD);
  return inHead(head, title, company) || townOfHead(head, [title, company], lines) || inText(lines);
}

function inHead(head: readonly string[], title: string, company: string): string {
  const found = head.flatMap((line) => {
    if (isPlace(clean(line))) return [clean(line)];
    const segments = listSegments(line).slice(0, 8);
    const isNamed =
      segments.length > 1 && [title, company].some((name) => name !== '' && line.includes(name));
    return segments.map((segment) => placeIn(segment, [title, company], isNamed));
  });
  const places = found.filter((place) => place !== '' && !isModeAlone(place));
  return (
    places.find((place) => !/^(?:(?:fully )?remote|anywhere|home)/iu.test(place)) ?? places[0] ?? ''
  );
}

function placeIn(segment: string, names: readonly string[], isNamed: boolean): string {
  const [, inside = ''] = /\(([^()]{2,60})\)/u.exec(segment) ?? [];
  const whole = clean(segment);
  if (inside !== 'US' && isPlace(inside)) return inside;
  if (names.includes(segment)) return '';
  const isWhole = isPlace(whole) || (isNamed && looksLikePlace(whole));
  if (isWhole && !isModeAlone(whole)) return whole;
  const within = splitAtPlace(inside)?.place;
  if (within) return within;
  return segment.length > LONGEST_OF_HEAD ? '' : placeBehind(segment, names);
}

/** A place behind the title or the company, or at the end of the words. */
function placeBehind(segment: string, names: readonly string[]): string {
  const behind = names.reduce(
    (rest, name) =>
      name !== '' && rest.includes(name) ? rest.slice(rest.indexOf(name) + name.length) : rest,
    segment,
  );
  const rest = behind.replace(/^[^\p{L}]+/u, '').replace(/^.* (?:in|at) (?=\p{Lu})/u, '');
  const found = splitAtPlace(rest)?.place ?? splitAtPlace(segment)?.place;
  if (found) return found;
  const [town = ''] =
    /(?<![\p{L}.])(?:\p{Lu}[\p{L}.]+ )?\p{Lu}[\p{L}.]+,? [A-Z]{2}$/u.exec(segment) ?? [];
  return isPlace(town) ? town : '';
}

/** In characters: a longer part is a sentence, and a place in it another's. */
const LONGEST_OF_HEAD = 120;

/** A name in the head that the text puts something in: "Payroll Manager - Swindon", and "our office in Swindon". */
function townOfHead(
  head: readonly string[],
  names: readonly string[],
  lines: readonly string[],
): string {
  const text = lines.join('\n');
  const isTown = (name: string) =>
    A_TOWN.test(name) &&
    isNoOther(name) &&
    !names.includes(name) &&
    name.split(' ').length < 3 &&
    ['in', 'near', 'à', 'en', 'em', 'te'].some((word) => text.includes(` ${word} ${name}`));
  return head.flatMap(listSegments).map(clean).find(isTown) ?? '';
}

const BASED =
  /\b(?:(?:based|located|position is|role is|job is) (?:out of |at |from )?(?:in |at )(?:our |the )?(?:(?:[\p{Ll}-]+ ){0,3}(?:office|headquarters|hq|site|plant|facility|store) in )?|(?:our|the) (?:[\p{Ll}]+ ){0,2}(?:office|plant|site|facility|store|branch|depot|warehouse) in (?:downtown )?|(?:in|at) our (?=\p{Lu})|einsatzort(?: ist)? |basé[es]* à |situ[ée]+s? à |con sede en |com sede em |con sede a |gevestigd in )(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}(?:, (?:[A-Z]{2,3}\b|\p{Lu}[\p{L}]+))?)/gu;
/** "Our Lisbon office". */
const OFFICE =
  /(?<![\p{L}\d_-])(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:office|branch|plant|site|factory|depot|studio)\b/gu;
const REMOTE =
  /(?:^|[.!?] |[|·] )(?:(?:this (?:is|role is)|the (?:role|position|job) is|work(?:s|ing)?) (?:a )?)?((?:fully |100 ?% )?remote)\b(?! ?(?:work|options?|desktop|sites?|support|sensing|teams?|role))/imu;

/** A place that a sentence names as that of the job; of towns in passing the only one. */
function inText(lines: readonly string[]): string {
  const text = lines.join('\n');
  for (const [, place = ''] of text.matchAll(BASED)) if (isPlace(clean(place))) return clean(place);
  const [office] = Array.from(text.matchAll(OFFICE), ([, town = '']) => town).filter(isPlace);
  if (office) return office;
  const towns = new Set(
    Array.from(text.matchAll(TOWNS_WITH_REGION), ([town]) => town).filter(
      (town) => /\p{Ll}/u.test(town) && !text.includes(`headquartered in ${town}`),
    ),
  );
  const [only] = towns;
  if (towns.size === 1 && only) return only;
  return REMOTE.exec(text)?.[1] ?? '';
}
