import type { Candidate } from './evidence.ts';
import {
  COUNTRY,
  HEAD_OFFICE,
  isOther,
  LEAST,
  LONGEST_OF_HEAD,
  OUR_SITE,
  WEIGHTS,
  weighed,
} from './place-weights.ts';
import { clean, isNoOther, isPlace, TOWN, TOWNS_WITH_REGION } from './place-words.ts';

/** Words of houses in which one works, before "in" and a town. */
const HOUSE = [
  '[Oo]ffice|headquarters|hq|plant|site|facility|store|branch|depot|warehouse|hub|clinic|laboratory|lab|studio|shop|kitchen|school|client|firm|practice|business|manufacturer|contractor|restaurant|outfit|bar|hotel|pub|caf[eé]|restaurante',
  'Filiale|Büro|Niederlassung|Praxis|Haus|Werk|Kunden|Unternehmen|Betrieb',
  'client|société|entreprise|cabinet|agence|magasin|usine|boutique|bureaux?|établissement',
  'cliente|empresa|despacho|centro|oficina|tienda|planta|delegación|fábrica|loja|escritório|unidade|filial',
  'azienda|sede|ufficio|negozio|stabilimento|filiale|vestiging|kantoor|winkel|locatie|filiaal',
].join('|');

/** Sentences that put the work somewhere. */
const BASED = new RegExp(
  `(?:(?<!\\p{L})(?:${[
    "(?:[Bb]ased|[Ll]ocated|(?:position|role|job|post|vacancy) is|[Yy]ou(?:['’]ll| will) (?:be )?work(?:ing)?) (?:out of |at |from )?(?:in |at )(?:our |the )?",
    `(?:${HOUSE}) (?:in|à|en|em|de|di|te|a) (?:downtown )?`,
    '(?:in|at) our (?=\\p{Lu})',
    '(?:[Ee]insatzort|[Dd]ienstort|[Aa]rbeitsort|[Ss]tandort|[Ss]tandplaats|[Ww]erkplek)(?: is(?:t)?)?(?: in)? ',
    '(?:[Bb]asé[es]*|[Ss]itué+s?|[Pp]oste) à ',
    '[Ll]aboratoire de |[Cc]on sede (?:en|em|a) |(?:[Tt]rabajo|[Pp]uesto) en |[Zz]ona |[Gg]evestigd in |[Uu]it ',
  ].join('|')})|[»«”"] in )(${TOWN}(?:, (?:[A-Z]{2,3}\\b|\\p{Lu}[\\p{L}]+))?)`,
  'gu',
);
/** "Our Lisbon office". */
const OFFICE =
  /(?<![\p{L}\d_-])(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:office|branch|plant|site|factory|depot|studio|hub|warehouse|campus|yard)\b/gu;
const REMOTE =
  /(?:^|[.!?] |[|·] )(?:(?:this (?:is|role is)|the (?:role|position|job) is|work(?:s|ing)?) (?:a )?)?((?:fully |100 ?% )?remote)\b(?! ?(?:work|options?|desktop|sites?|support|sensing|teams?|role|job))/imu;
/** Places that sentences name as that of the job; of towns in passing the only one. */
export function inText(lines: readonly string[], text: string): Candidate[] {
  const [, remote = ''] = REMOTE.exec(text) ?? [];
  const anywhere = remote === '' ? [] : [{ text: remote, weight: LEAST }];
  return [...toldIn(text), ...onlyTown(text), ...belowTitle(lines), ...anywhere];
}

const TELLING: readonly (readonly [RegExp, number])[] = [
  [BASED, WEIGHTS.based],
  [OFFICE, WEIGHTS.based - 1],
  [new RegExp(OUR_SITE, 'gu'), WEIGHTS.based],
];

const toldIn = (text: string): Candidate[] =>
  TELLING.flatMap(([pattern, most]) =>
    Array.from(text.matchAll(pattern), (match) => {
      const place = clean(match[1] ?? '');
      const said = text.slice(Math.max(0, match.index - 40), match.index) + match[0];
      const isHead = HEAD_OFFICE.test(said.slice(0, said.lastIndexOf(place)));
      const weight = most + (isPlace(place) ? 0.5 : -0.5) + (isHead ? WEIGHTS.headOffice : 0);
      return { text: place, weight };
    }),
  ).filter(({ text: place }) => isPlaceOrTown(place));

const isPlaceOrTown = (place: string): boolean =>
  place !== '' && (isPlace(place) || isNoOther(place)) && !isOther(place);

function onlyTown(text: string): Candidate[] {
  const towns = new Set(
    [...text.matchAll(TOWNS_WITH_REGION), ...townsOfCountries(text)]
      .filter(
        ({ 0: town, index }) =>
          /\p{Ll}/u.test(town) && !HEAD_OFFICE.test(text.slice(Math.max(0, index - 40), index)),
      )
      .map(([town]) => town),
  );
  return towns.size === 1 ? [...towns].map((town) => weighed(town, { only: true })) : [];
}

const townsOfCountries = (text: string): RegExpExecArray[] =>
  Array.from(text.matchAll(TOWN_AND_COUNTRY)).filter(([, country = '']) => COUNTRY.test(country));
const TOWN_AND_COUNTRY =
  /(?<![\p{L}-])\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?, (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?!\p{L})/gu;

/** "… in Minden" on one of the first lines, which are no sentences of the firm yet. */
const belowTitle = (lines: readonly string[]): Candidate[] =>
  lines.slice(0, 5).flatMap((line) => {
    const said = IN_TOWN.exec(line.slice(0, LONGEST_OF_HEAD));
    const place = said?.[1] ?? '';
    if (HEAD_OFFICE.test(line.slice(0, (said?.index ?? 0) + 6))) return [];
    if (!isPlaceOrTown(place)) return [];
    return [{ text: place, weight: LEAST + (isPlace(place) ? 1 : -1) }];
  });
const IN_TOWN = new RegExp(
  `[\\p{L}»”",] (?:in|à|en|em|no|na|ad|te|near|uit|bei|(?:just )?outside|(?:à côté|près|proche|cerca) de|vicino a) (${TOWN})(?=$|[,.;(]| )`,
  'u',
);
