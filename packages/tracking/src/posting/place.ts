import { listLabelled } from './labels.ts';
import { LINES_OF_HEAD, listSegments } from './lines.ts';
import { isPlace, isPlaceName, looksLikePlace, TOWNS_WITH_REGION } from './place-words.ts';

/** What follows a place and is none of it: days in the office, a contract. */
const clean = (place: string): string =>
  place
    .replace(/\((?![^()]*\b(?:US|UK|EU|USA)\b)[^()]*\)/gu, ' ')
    .replace(/^(?:in|near|based in|work location|location) /iu, '')
    .replace(/\.\s.*$|;.*$/u, '')
    .replace(/,? (?:\d|with|within|plus|and (?:some|occasional|site)|two|three|one|four|five) ?(?:days?|site|travel|x).*$/iu, '')
    .replace(/[\s.,;:–-]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Where one works, as the posting writes it; empty where it is not said. */
export function readPlace(lines: readonly string[], title: string, company: string): string {
  for (const value of listLabelled(lines, 'place')) {
    const place = clean(value);
    if (place !== '' && place.length <= 60 && /^[\p{Lu}\d]|remote/iu.test(place) && place.split(' ').length <= 8) return place;
  }
  return inHead(lines.slice(0, LINES_OF_HEAD), title, company) || inText(lines);
}

function inHead(head: readonly string[], title: string, company: string): string {
  const found: string[] = [];
  for (const line of head) {
    const segments = listSegments(line);
    const isNamed = [title, company].some((name) => name !== '' && line.includes(name));
    for (const segment of segments.slice(0, 8)) {
      const place = placeIn(segment, [title, company], isNamed && segments.length > 1);
      if (place !== '') found.push(place);
    }
  }
  return found.find((place) => !/^(?:remote|hybrid|anywhere|home)/iu.test(place)) ?? found[0] ?? '';
}

function placeIn(segment: string, names: readonly string[], isNamed: boolean): string {
  const whole = clean(segment);
  if (names.includes(whole)) return '';
  if (isPlace(whole) || (isNamed && looksLikePlace(whole))) return whole;
  const [, inside = ''] = /\(([^()]{2,40})\)/u.exec(segment) ?? [];
  if (isPlace(clean(inside))) return clean(inside);
  const last = inside.split(', ').at(-1) ?? '';
  if (isPlaceName(last)) return last;
  if (segment.length > 120) return '';
  const behind = names.reduce((rest, name) => (name !== '' && rest.includes(name) ? rest.slice(rest.indexOf(name) + name.length) : rest), segment);
  const rest = clean(behind.replace(/^[^\p{L}]+/u, ''));
  if (rest !== whole && isPlace(rest)) return rest;
  for (const { index } of segment.matchAll(/,| (?:in|at) (?=\p{Lu})/gu)) {
    const place = clean(segment.slice(index).replace(/^,? ?/u, ''));
    if (isPlace(place)) return place;
  }
  const [town = ''] = /(?:\p{Lu}[\p{L}.]+ )?\p{Lu}[\p{L}.]+,? [A-Z]{2}$/u.exec(segment) ?? [];
  return isPlace(town) ? town : '';
}

const BASED =
  /\b(?:(?:based|located|position is|role is|job is|work) (?:out of |at |from )?(?:in |at )(?:our |the )?(?:(?:[\p{Ll}-]+ ){0,3}(?:office|headquarters|hq|site|plant|facility|store) in )?|(?:our|the) (?:[\p{Ll}]+ ){0,2}(?:office|plant|site|facility|store|branch|depot|warehouse) in (?:downtown )?|(?:in|at) our (?=\p{Lu})|einsatzort(?: ist)? |basé[es]* à |situ[ée]+s? à |con sede en |com sede em |con sede a |gevestigd in )(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}(?:, (?:[A-Z]{2,3}\b|\p{Lu}[\p{L}]+))?)/gu;
const REMOTE =
  /(?:^|[.!?] |[|·] )(?:(?:this (?:is|role is)|the (?:role|position|job) is|work(?:s|ing)?) (?:a )?)?((?:fully |100 ?% )?remote)\b(?! ?(?:work|options?|desktop|sites?|support|sensing|teams?|role))/imu;

/** A place that a sentence names as that of the job; of towns in passing the only one. */
function inText(lines: readonly string[]): string {
  const text = lines.join('\n');
  for (const [, place = ''] of text.matchAll(BASED)) if (isPlace(clean(place))) return clean(place);
  const towns = new Set(
    Array.from(text.matchAll(TOWNS_WITH_REGION), ([town]) => town).filter((town) => !text.includes(`headquartered in ${town}`)),
  );
  const [only] = towns;
  if (towns.size === 1 && only) return only;
  return REMOTE.exec(text)?.[1] ?? '';
}
