import { isKnownPlace } from '@shortlist/keywords';
import { namesRole } from './role.ts';

const REGIONS =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|ON|BC|AB|QC|MB|SK|NS|NB|NL|PE|NSW|QLD|VIC|TAS|ACT|UK|USA|UAE|BW|BY|NRW';

const TOWN = "\\p{Lu}[\\p{L}.'’-]+(?:[ -](?:(?:upon|on|am|an der|im|in der|de la|de|do|da|di|del|sur|sous|la|le|les|der|aan|den)[ -])?\\p{Lu}[\\p{L}.'’-]+){0,3}";

/** "Austin, TX 78701", "Lubbock TX", "Hamilton, Ontario". */
const TOWN_WITH_REGION = new RegExp(`^(${TOWN}),? (?:${REGIONS})(?: \\d{4,5}(?:-\\d{4})?| [A-Z]\\d[A-Z] ?\\d[A-Z]\\d)?(?:, (?:USA?|United States|Canada|Australia))?$`, 'u');
const POSTCODE = new RegExp(
  `^(?:(?:[A-Z]{1,2}-)?\\d{4,5} ${TOWN}|${TOWN},? [A-Z]{1,2}\\d{1,2}[A-Z]?(?: \\d[A-Z]{2})?)(?: \\(\\p{L}+\\))?$`,
  'u',
);

/** A town with its region anywhere in a text. */
export const TOWNS_WITH_REGION = new RegExp(`(?<![\\p{L}])(${TOWN}, (?:${REGIONS}))(?![\\p{L}])`, 'gu');

const NO_TOWN = /^(?:job|req|posting|store|ref|position|vacancy|requisition|apply)\b/iu;

const MODE = '(?:(?:fully |100 ?% |mostly )?remote(?:ly)?|hybrid|on-?site|in-?office|home[ -]?based|home ?office|wfh|t[eé]l[eé]travail|teletrabajo|remoto|anywhere|mobile working|flexible)';
const REMOTE = new RegExp(`^${MODE}(?: (?:within|in|from|from within) .{2,30}| ?\\(.{2,40}\\)|[ ,/-]+.{0,30})?$`, 'iu');

/** Towns and regions that the list of the keywords does not have, as they are written in other languages. */
const MORE =
  /^(?:münchen|köln|nürnberg|düsseldorf|wien|zürich|genf|genève|basel|bern|bremen|hannover|leipzig|dresden|essen|dortmund|mannheim|freiburg|bielefeld|bonn|graz|linz|salzburg|nantes|lille|bordeaux|toulouse|nice|strasbourg|rennes|grenoble|montpellier|bruxelles|brüssel|brussel|sevilla|málaga|zaragoza|bilbao|murcia|alicante|lisboa|braga|coimbra|aveiro|faro|são paulo|rio de janeiro|belo horizonte|curitiba|porto alegre|recife|milano|roma|torino|napoli|bologna|firenze|genova|venezia|verona|padova|utrecht|den haag|eindhoven|groningen|antwerpen|gent|leiden|tilburg|york|bath|oxford|cambridge|reading|leicester|nottingham|coventry|newcastle|plymouth|southampton|norwich|exeter|swansea|dundee|inverness|galway|limerick|waterford|kerry|hull|wakefield|derby|winnipeg|halifax|hamilton|saskatoon|regina|gatineau|quebec|québec|darwin|hobart|canberra|geelong|christchurch|hamburg|stuttgart|salt lake city|kansas city|pittsburgh|tucson|omaha|des moines|boise|fresno|tulsa|tampa|orlando|st\.? louis|new york city|nyc|uk|usa?|u\.s\.|eu|deutschland|österreich|schweiz|suisse|españa|italia|france|nederland|belgië|belgique|brasil|portugal|méxico|argentina|colombia|chile)$/iu;

export const isPlaceName = (word: string): boolean => isKnownPlace(word) || MORE.test(word);

const bare = (text: string): string =>
  text.replace(/^(?:in|near|based in|location:?|greater|the) /iu, '').replace(/[.,;]+$/u, '').trim();

/** Checks whether words say where one works: a town with its region, a place that is known, or from anywhere. */
export function isPlace(text: string): boolean {
  const words = bare(text);
  if (words === '' || words.length > 70) return false;
  if (REMOTE.test(words) || (TOWN_WITH_REGION.test(words) && !NO_TOWN.test(words))) return true;
  return words
    .replace(/\([^()]*\)/gu, ' ')
    .split(/ ?\/ ?|;| or | oder | ou | und | and (?=\p{Lu})/u)
    .every((each) => isOnePlace(each) || REMOTE.test(each));
}

/** "Berlin", "Kettering, United Kingdom", "Oslo, Oslo, Norway": of its parts one at most is not known. */
function isOnePlace(words: string): boolean {
  const parts = words.split(',').map((part) =>
    part
      .trim()
      .replace(/ [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$/u, '')
      .replace(/^\d{4,5} /u, ''),
  );
  const unknown = parts.filter((part) => !isPlaceName(part));
  return (
    parts.length <= 4 &&
    unknown.length < Math.min(2, parts.length) &&
    unknown.every((part) => A_TOWN.test(part) && !namesRole(part))
  );
}

const A_TOWN = new RegExp(`^${TOWN}$`, 'u');

/** Checks whether words have the shape of a town, with a county or a postcode behind it. */
export const looksLikePlace = (text: string): boolean =>
  (TOWN_AND_COUNTY.test(bare(text)) && !namesRole(text)) || POSTCODE.test(bare(text));

const TOWN_AND_COUNTY = new RegExp(`^${TOWN}, ${TOWN}(?:, ${TOWN})?$`, 'u');
