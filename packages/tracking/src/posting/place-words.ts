import { isKnownPlace } from '@shortlist/keywords';
import { trimEnd } from '../trim-end.ts';
import { ORGANISATION } from './organisation.ts';
import { namesRole } from './role.ts';
import { isTownName } from './towns.ts';

const REGIONS =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|ON|BC|AB|QC|MB|SK|NS|NB|NL|PE|NSW|QLD|VIC|TAS|ACT|UK|USA|UAE|BW|BY|NRW';

export const TOWN =
  "\\p{Lu}[\\p{L}.'’-]+(?: (?:(?:of|du|des|upon|on|am|an der|im|in der|de la|de|do|da|di|del|sur|sous|la|le|les|der|aan|den) )?\\p{Lu}[\\p{L}.'’-]+){0,3}";

/** "Austin, TX 78701", "Lubbock TX", "Hamilton, Ontario". */
const TOWN_WITH_REGION = new RegExp(
  `^(${TOWN}),? (?:${REGIONS})(?: \\d{4,5}(?:-\\d{4})?| [A-Z]\\d[A-Z] ?\\d[A-Z]\\d)?(?:, (?:USA?|United States|Canada|Australia))?$`,
  'u',
);
const UK_AREAS =
  'AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|B|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EC|EH|EN|EX|E|FK|FY|GL|GU|G|HA|HD|HG|HP|HR|HS|HU|HX|IG|IP|IV|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|L|ME|MK|ML|M|NE|NG|NN|NP|NR|NW|N|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|S|TA|TD|TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|W|YO|ZE';
const POSTCODE = new RegExp(
  `^(?:(?:[A-Z]{1,2}-)?\\d{4,5} ${TOWN}|${TOWN},? (?:${UK_AREAS})\\d{1,2}[A-Z]?(?: \\d[A-Z]{2})?)(?: \\(\\p{L}+\\))?$`,
  'u',
);

/** A town with its region anywhere in a text. */
export const TOWNS_WITH_REGION = new RegExp(
  `(?<![\\p{L}.'’-])(${TOWN}, (?:${REGIONS}))(?![\\p{L}])`,
  'gu',
);

const NO_TOWN = /^(?:job|req|posting|store|ref|position|vacancy|requisition|apply)\b/iu;

const MODE =
  '(?:(?:trabalho |trabajo |lavoro )?(?:full(?:y)? |100 ?% |mostly )?remote(?:ly)?|hybrid|on-?site|in-?office|home[ -]?based|home ?office|wfh|t[eé]l[eé]travail|teletrabajo|remoto|anywhere|mobile working|flexible)';
const REMOTE = new RegExp(
  `^${MODE}(?: (?:within|in|from|from within) .{2,50}| ?\\(.{2,40}\\)|[ ,/-]+[^·|€$£]{0,30})?$`,
  'iu',
);

/** Regions and countries that the list of the keywords does not have, as they are written in other languages. */
const REGION =
  /^(?:uk|usa?|u\.s\.|eu|deutschland|österreich|schweiz|suisse|españa|italia|nederland|belgië|belgique|brasil|méxico|(?:(?:north|south|east|west|greater|county|co\.?) )?(?:yorkshire|lancashire|cheshire|derbyshire|nottinghamshire|lincolnshire|leicestershire|northamptonshire|cambridgeshire|suffolk|essex|kent|sussex|hampshire|dorset|devon|cornwall|somerset|wiltshire|gloucestershire|oxfordshire|berkshire|buckinghamshire|hertfordshire|bedfordshire|warwickshire|worcestershire|herefordshire|shropshire|staffordshire|cumbria|northumberland|fife|aberdeenshire|antrim|down|tyrone|kerry|mayo|clare|tipperary|wicklow|meath|donegal|ghent|bayern|hessen|sachsen|nordrhein-westfalen|niedersachsen|brandenburg|thüringen|saarland|île-de-france|bretagne|occitanie|andalucía|cataluña|lombardia|toscana|veneto|noord-holland|zuid-holland|flanders|wallonia))$/iu;

/** Checks whether a name is that of a town, a region or a country that is known. */
export const isPlaceName = (word: string): boolean =>
  /^\p{Lu}|^'s-\p{Lu}/u.test(word) &&
  [
    word,
    word.replace(/-\p{Lu}.*$/su, ''),
    word.replace(/ (?:am|an der|im|in der|bei) \p{Lu}.*$/su, ''),
  ].some((name) => isKnownPlace(name) || isTownName(name) || REGION.test(name));

const bare = (text: string): string =>
  trimEnd(
    text.replace(/^(?:in|near|based in|location:?|greater|the|werk|standort|raum|großraum) /iu, ''),
    '.,;',
  ).trim();

/** Checks whether words say where one works: a town with its region, a place that is known, or from anywhere. */
export function isPlace(text: string): boolean {
  const words = bare(text);
  if (words === '' || words.length > 70) return false;
  if (
    (POSTCODE.test(words) && / [A-Z]{2}\d|\d{5}/u.test(` ${words}`)) ||
    REMOTE.test(words) ||
    (TOWN_WITH_REGION.test(words) && !NO_TOWN.test(words) && isNoOther(words))
  )
    return true;
  return words
    .replace(/\([^()]*\)/gu, ' ')
    .split(/ ?\/ ?|;| or | oder | ou | und | and (?=\p{Lu})/u)
    .every((each) => isOnePlace(each) || REMOTE.test(each));
}

/** "Berlin", "Kettering, United Kingdom", "Oslo, Oslo, Norway": of its parts one at most is not known. */
function isOnePlace(words: string): boolean {
  if (TOWN_WITH_REGION.test(words)) return isNoOther(words) && !NO_TOWN.test(words);
  const parts = words.split(',').map((part) =>
    part
      .trim()
      .replace(/ [A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$/u, '')
      .replace(/^\d{4,5} /u, ''),
  );
  const unknown = parts.filter((part) => !isPlaceName(part));
  return (
    parts.length <= 4 &&
    isPlaceName(parts.at(-1)?.replace(/(?<=\p{L}) \d{1,2}$/u, '') ?? '') &&
    unknown.every(
      (part, at) =>
        (unknown.length === 1 || part === parts[at]) && A_TOWN.test(part) && isNoOther(part),
    )
  );
}

export const isNoOther = (words: string): boolean => !namesRole(words) && !ORGANISATION.test(words);

export const A_TOWN = new RegExp(`^${TOWN}$`, 'u');

/** Checks whether a text says how much of the work is done somewhere: that is no place. */
export const isModeAlone = (place: string): boolean =>
  /^(?:hybrid|on-?site|in-?office|home ?office|wfh|flexible|mobile)\b/iu.test(place);

/** In characters: a longer part of a line is prose. */
const LONGEST = 300;

/** "Acme, Hamilton, Ontario, hybrid": the words before a place among commas, and the place. */
export function splitAtPlace(segment: string): { before: string; place: string } | undefined {
  if (segment.length > LONGEST) return undefined;
  const parts = segment.split(/, +/u);
  for (let from = 0; from < parts.length; from += 1)
    for (let to = Math.min(parts.length, from + 4); to > from; to -= 1) {
      const place = clean(parts.slice(from, to).join(', '));
      if (isPlace(place) && !isModeAlone(place))
        return { before: parts.slice(0, from).join(', '), place };
    }
  return undefined;
}

/** A place without what stands behind it: days in the office, a contract. */
export const clean = (place: string): string =>
  trimEnd(withoutRest(place), '.,;:–-').replace(/\s+/gu, ' ').trim();

const withoutRest = (place: string): string =>
  (
    place
      .replace(/\((?![^()]*\b(?:US|UK|EU|USA)\b)[^()]*\)/gu, ' ')
      .replace(
        /^(?:in|near|based in|work location|location|werk|standort|(?:city|town|county|village) of) /iu,
        '',
      )
      .split(/\.\s|;/u, 1)[0] ?? ''
  )
    .replace(
      /,? (?:\d|with |plus|and (?:some|occasional|site)|two|three|one|four|five|or (?:mobile|your|remote))\b.*$/iu,
      '',
    )
    .replace(/^(\p{Lu}[\p{L}-]+) (?:studio|office|site|based|hq|branch|depot)\b.*/su, '$1');

/** Checks whether words have the shape of a town, with a county or a postcode behind it. */
export const looksLikePlace = (text: string): boolean =>
  (TOWN_AND_COUNTY.test(bare(text)) && isNoOther(text)) || POSTCODE.test(bare(text));

const TOWN_AND_COUNTY = new RegExp(`^${TOWN}, ${TOWN}(?:, ${TOWN})?$`, 'u');

/** "Saint-Nazaire (44)", "Brandon (MB)", "Campinas - SP", "Vannes - 56", "Lyon 03 - 69", "Cambados, Pontevedra (España)". */
const TOWN_AND_SIGN = new RegExp(
  `^${TOWN}(?: \\d{2})?(?: \\((?:\\d{2,3}|[A-Z]{2}|[A-Z]{1,2}\\d{1,2})\\)| \\d{1,2}(?:er|e|ème)| [-/] (?:[A-Z]{2}|\\d{2,3})|, ${TOWN} \\(${TOWN}\\)|(?:, [^,]{2,40}){1,3} (?:WA|NSW|QLD|VIC|SA|TAS|NT|ACT)|, \\p{Lu}\\p{Ll}{1,3}\\.)$`,
  'u',
);

/** Checks whether words are a town with the sign of its region, as job sites write them. */
export const isTownAndSign = (words: string): boolean =>
  TOWN_AND_SIGN.test(words) && isNoOther(words);
